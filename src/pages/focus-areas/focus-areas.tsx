import content from '#content/focus-areas.yaml';
import projectsFile from '#content/projects.yaml';
import { Helpline, withPhoneLinks } from '../../components/contact-links.tsx';
import { Picture } from '../../components/picture.tsx';
import { PageIntro } from '../../components/sections.tsx';
import { AreaCoil } from '../../components/woven.tsx';
import { areaNames } from '../../content/site.ts';
import type { FocusArea, PageHead, Project } from '../../content/types.ts';
import { projectPath } from '../../lib/paths.ts';
import { AreaTabs } from './area-tabs.island.tsx';

const { intro, areas } = content;

export const head: PageHead = {
  title: 'Focus Areas',
  description:
    'The four things we work on with girls and young women in Uganda: health and rights, climate justice, gender equality and youth development.',
};

/** Links to four sections, which become tabs when React hydrates them. */
export function FocusAreas() {
  return (
    <>
      <PageIntro text={intro.text} title={intro.title} />
      <AreaTabs areas={areas.map(({ id }) => ({ id, title: areaNames[id] }))} />
      <div className="tab-panels">
        {areas.map((area) => (
          <AreaPanel area={area} key={area.id} />
        ))}
      </div>
    </>
  );
}

/** A section, which becomes a tab panel. */
function AreaPanel({ area }: { area: FocusArea }) {
  const { id, description, keyAreas, now, hasHelpline } = area;
  const title = areaNames[id];
  const projects = projectsFile.projects.filter((project) => project.area === id);
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
          <div className="mt-8 grid gap-3 rounded-card bg-card p-card">
            <h3>If you need help now</h3>
            {hasHelpline && <Helpline />}
            {now.map((text) => (
              <p key={text}>{withPhoneLinks(text)}</p>
            ))}
          </div>
          <h3 className="mt-12 mb-4 text-area">Key focus areas</h3>
          <ul>
            {keyAreas.map((item) => (
              <li
                className="dash-bullet dashed-top py-4 pl-10 font-display text-h3 leading-tight font-bold dash-bullet-lower"
                key={item}
              >
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <AreaCoil area={id} className="mb-16 hidden w-140 lg:block print:hidden" stitches={100} />
          {projects.length > 0 && <h3 className="mb-4 text-area">Our projects in this area</h3>}
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
    <li className="raise-on-hover zoom-on-hover relative overflow-clip rounded-card bg-card card-shadow">
      <div className="print:hidden">
        <Picture picture={image} />
      </div>
      <div className="p-card">
        <h4 className="font-display text-h3 leading-tight font-bold">
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
