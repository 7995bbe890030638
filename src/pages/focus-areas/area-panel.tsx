import { AreaCoil } from '../../components/area-coil.tsx';
import { Helpline } from '../../components/helpline.tsx';
import { areaLabels } from '../../content/labels.ts';
import type { FocusArea } from '../../content/types.ts';
import { projectPath } from '../../lib/project-path.ts';

/** A part of the page, which becomes the panel of its tab once React runs (area-tabs.island.tsx). */
export function AreaPanel({ area }: { area: FocusArea }) {
  const { id, title, description, keyAreas, projects, now, hasHelpline } = area;
  return (
    <section
      aria-label={title}
      className="area-panel relative scroll-mt-72 overflow-clip"
      data-area={id}
      id={id}
    >
      <AreaCoil
        area={id}
        className="-right-48 absolute top-24 hidden w-140 opacity-90 lg:block xl:-right-24 print:hidden"
        stitches={100}
      />
      <div className="page-width relative py-12 md:py-20">
        <h2 className="max-w-160 text-area">{title}</h2>
        <p className="mt-5 max-w-measure text-lead">{description}</p>
        <div className="mt-8 max-w-200 stack-3 rounded-card bg-card p-6">
          <h3>{areaLabels.nowTitle}</h3>
          {hasHelpline && <Helpline />}
          {now.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <h3 className="mt-12 mb-4 text-area">{areaLabels.listTitle}</h3>
        <ul className="max-w-200">
          {keyAreas.map((item) => (
            <li
              className="stitch-bullet stitched-above py-4 pl-10 font-display text-h3 leading-snug font-bold low-stitch"
              key={item}
            >
              {item}
            </li>
          ))}
        </ul>
        {projects.length > 0 && (
          <h3 className="mt-12 mb-2 text-area">{areaLabels.projectsTitle}</h3>
        )}
        <p className="flex flex-wrap gap-x-8">
          {projects.map((project) => (
            <a
              className="inline-flex min-h-11 items-center"
              href={projectPath(project)}
              key={project}
            >
              {project}
            </a>
          ))}
        </p>
      </div>
    </section>
  );
}
