import { PageIntro } from '../../components/page-intro.tsx';
import { empty } from '../../content/announcements.ts';

export function NoAnnouncement() {
  return <PageIntro text={empty.text} title={empty.title} />;
}
