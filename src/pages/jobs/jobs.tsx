import { PageIntro } from '../../components/page-intro.tsx';
import { PageParts } from '../../components/page-parts.tsx';
import { WovenCoil } from '../../components/woven-coil.tsx';
import { honestRecruitment } from '../../content/care.ts';
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
      <div className="page-width pb-section">
        <div className="stitched-above py-8">
          <p className="max-w-measure md:ml-56">{honestRecruitment}</p>
        </div>
      </div>
    </PageParts>
  );
}
