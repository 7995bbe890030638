import { PageIntro } from '../../components/page-intro.tsx';
import { PageParts } from '../../components/page-parts.tsx';
import { WovenCoil } from '../../components/woven-coil.tsx';
import { head, intro, jobs } from '../../content/jobs.ts';
import { areaPatterns } from '../../drawing/patterns.ts';
import type { PageHandle } from '../../lib/page-head.ts';
import { JobList } from './job-list.tsx';

export const handle: PageHandle = { head: () => head };

export function Component() {
  return (
    <PageParts>
      <PageIntro
        adornment={
          <WovenCoil
            className="settles absolute -top-24 -right-24 w-44 md:-top-44 md:-right-24 md:w-88"
            pattern={areaPatterns.youth}
          />
        }
        text={intro.text}
        title={intro.title}
      />
      <JobList jobs={jobs} />
    </PageParts>
  );
}
