import { PageIntro } from '../../components/page-intro.tsx';
import { SectionBoundaries } from '../../components/section-boundaries.tsx';
import { WovenCoil } from '../../components/woven-coil.tsx';
import { head, intro } from '../../content/projects.ts';
import { areaPatterns } from '../../drawing/patterns.ts';
import type { PageHandle } from '../../lib/page-head.ts';
import { Monitoring } from './monitoring.tsx';
import { Partners } from './partners.tsx';
import { ProjectRows } from './project-rows.tsx';

export const handle: PageHandle = { head: () => head };

export function Component() {
  return (
    <SectionBoundaries>
      <PageIntro
        adornment={
          <WovenCoil
            className="rotates-in absolute -top-24 -right-24 w-44 md:-top-44 md:-right-36 md:w-88 lg:-top-64 lg:-right-24 lg:w-120"
            pattern={areaPatterns.climate}
          />
        }
        text={intro.text}
        title={intro.title}
      />
      <ProjectRows />
      <Monitoring />
      <Partners />
    </SectionBoundaries>
  );
}
