import { PageIntro } from '../../components/page-intro.tsx';
import { head, intro } from '../../content/projects.ts';
import type { PageHandle } from '../../lib/page-head.ts';
import { Monitoring } from './monitoring.tsx';
import { Partners } from './partners.tsx';
import { ProjectCards } from './project-cards.tsx';

export const handle: PageHandle = { head: () => head };

export function Component() {
  return (
    <>
      <PageIntro text={intro.text} title={intro.title} />
      <ProjectCards />
      <Monitoring />
      <Partners />
    </>
  );
}
