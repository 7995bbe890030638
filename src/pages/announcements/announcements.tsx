import { announcements, head } from '../../content/announcements.ts';
import type { PageHandle } from '../../lib/page-head.ts';
import { FeaturedAnnouncement } from './featured-announcement.tsx';
import { NoAnnouncement } from './no-announcement.tsx';

export const handle: PageHandle = { head: () => head };

export function Component() {
  const featured = announcements.find((announcement) => announcement.featured);
  return featured ? <FeaturedAnnouncement announcement={featured} /> : <NoAnnouncement />;
}
