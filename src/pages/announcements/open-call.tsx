import { EmptyState } from '../../components/empty-state.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import { empty, intro } from '../../content/announcements.ts';
import type { Announcement } from '../../content/types.ts';
import { FeaturedAnnouncement } from './featured-announcement.tsx';

/** The first announcement that is featured; a kind word where none is. */
export function OpenCall({ announcements }: { announcements: Announcement[] }) {
  const featured = announcements.find((announcement) => announcement.featured);
  if (featured) return <FeaturedAnnouncement announcement={featured} />;
  return (
    <>
      <PageIntro text={intro.text} title={intro.title} />
      <EmptyState empty={empty} />
    </>
  );
}
