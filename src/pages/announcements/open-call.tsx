import { EmptyState } from '../../components/empty-state.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import { callsIntro, noCalls } from '../../content/labels.ts';
import type { Announcement } from '../../content/types.ts';
import { FeaturedAnnouncement } from './featured-announcement.tsx';

/** The first call that is featured; a kind word where none is. */
export function OpenCall({ calls }: { calls: Announcement[] }) {
  const call = calls.find(({ featured }) => featured);
  if (call) return <FeaturedAnnouncement announcement={call} />;
  return (
    <>
      <PageIntro text={callsIntro.text} title={callsIntro.title} />
      <EmptyState empty={noCalls} />
    </>
  );
}
