import { PageIntro } from '../../components/page-intro.tsx';
import { WovenCoil } from '../../components/woven-coil.tsx';
import { intro } from '../../content/projects.ts';
import { areaPatterns } from '../../drawing/patterns.ts';
import { Monitoring } from './monitoring.tsx';
import { Partners } from './partners.tsx';
import { ProjectRows } from './project-rows.tsx';

export function Projects() {
  return (
    <>
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
    </>
  );
}
