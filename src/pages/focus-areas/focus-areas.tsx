import { AreaCoil } from '../../components/area-coil.tsx';
import { Helpline, withPhoneLinks } from '../../components/contact-links.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import { Picture } from '../../components/picture.tsx';
import { focusAreas, intro } from '../../content/focus-areas.ts';
import { areaLabels } from '../../content/labels.ts';
import type { FocusArea, Project } from '../../content/types.ts';
import { projectPath } from '../../lib/project-path.ts';
import { AreaTabs } from './area-tabs.island.tsx';

/** Links to four parts of the page, which become tabs once React runs. */
export function FocusAreas() {
  return (
    <>
      <PageIntro text={intro.text} title={intro.title} />
      <AreaTabs
        areas={focusAreas.map(({ id, title }) => ({ id, title }))}
        label={areaLabels.tabsTitle}
      />
      <div className="tab-panels">
        {focusAreas.map((area) => (
          <AreaPanel area={area} key={area.id} />
        ))}
      </div>
    </>
  );
}

/** A part of the page, which becomes the panel of its tab once React runs. */
function AreaPanel({ area }: { area: FocusArea }) {
  const { id, title, description, keyAreas, projects, now, hasHelpline } = area;
  return (
    <section
      aria-label={title}
      className="area-panel relative scroll-mt-72 overflow-clip"
      data-area={id}
      id={id}
    >
      <div className="page-width grid gap-12 py-12 md:py-20 lg:grid-cols-7-5 lg:gap-20">
        <div>
          <h2 className="max-w-160 text-area">{title}</h2>
          <p className="mt-5 max-w-measure text-lead">{description}</p>
          <div className="mt-8 stack-3 rounded-card bg-card p-box">
            <h3>{areaLabels.nowTitle}</h3>
            {hasHelpline && <Helpline />}
            {now.map((text) => (
              <p key={text}>{withPhoneLinks(text)}</p>
            ))}
          </div>
          <h3 className="mt-12 mb-4 text-area">{areaLabels.listTitle}</h3>
          <ul>
            {keyAreas.map((item) => (
              <li
                className="stitch-bullet stitched-above py-4 pl-10 font-display text-h3 leading-snug font-bold low-stitch"
                key={item}
              >
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <AreaCoil area={id} className="mb-16 hidden w-140 lg:block print:hidden" stitches={100} />
          {projects.length > 0 && <h3 className="mb-4 text-area">{areaLabels.projectsTitle}</h3>}
          <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-1 print:block">
            {projects.map((project) => (
              <ProjectCard key={project.title} project={project} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function ProjectCard({ project: { title, where, image } }: { project: Project }) {
  return (
    <li className="lifts zooms relative overflow-clip rounded-card bg-card card-shadow">
      <div className="print:hidden">
        <Picture picture={image} />
      </div>
      <div className="p-box">
        <h4 className="font-display text-h3 leading-snug font-bold">
          <a
            className="text-area no-underline spans-card hover:underline"
            href={projectPath(title)}
          >
            {title}
          </a>
        </h4>
        <p className="mt-1">{where}</p>
      </div>
    </li>
  );
}
