import { PageIntro } from '../../components/page-intro.tsx';
import { SectionBoundaries } from '../../components/section-boundaries.tsx';
import { WovenCoil } from '../../components/woven-coil.tsx';
import { head, intro, jobs } from '../../content/jobs.ts';
import { honestRecruitment } from '../../content/safety-and-privacy.ts';
import { areaPatterns } from '../../drawing/patterns.ts';
import type { PageHandle } from '../../lib/page-head.ts';
import { JobList } from './job-list.tsx';

export const handle: PageHandle = { head: () => head };

export function Component() {
  return (
    <SectionBoundaries>
      <PageIntro
        adornment={
          <WovenCoil
            className="rotates-in absolute -top-24 -right-24 w-44 md:-top-44 md:-right-24 md:w-88"
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
    </SectionBoundaries>
  );
}
