import { EmptyState } from '../../components/empty-state.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import { callsIntro, noCalls } from '../../content/labels.ts';
import type { Announcement } from '../../content/types.ts';
import { FeaturedAnnouncement } from './featured-announcement.tsx';

/** The featured call; a kind word where there is none. */
export function OpenCall({ call }: { call: Announcement | undefined }) {
  if (call) return <FeaturedAnnouncement announcement={call} />;
  return (
    <>
      <PageIntro text={callsIntro.text} title={callsIntro.title} />
      <EmptyState empty={noCalls} />
    </>
  );
}
