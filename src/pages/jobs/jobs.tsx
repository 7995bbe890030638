import { PageIntro } from '../../components/page-intro.tsx';
import { head, intro, jobs } from '../../content/jobs.ts';
import type { PageHandle } from '../../lib/page-head.ts';
import { JobList } from './job-list.tsx';

export const handle: PageHandle = { head: () => head };

export function Component() {
  return (
    <>
      <PageIntro text={intro.text} title={intro.title} />
      <JobList jobs={jobs} />
    </>
  );
}
