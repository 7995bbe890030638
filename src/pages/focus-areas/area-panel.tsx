import { useCallback } from 'react';
import { AreaCoil } from '../../components/area-coil.tsx';
import { Helpline } from '../../components/helpline.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { useHydrated } from '../../components/use-hydrated.ts';
import { intro } from '../../content/focus-areas.ts';
import type { FocusArea, FocusAreaId } from '../../content/types.ts';
import { projectPath } from '../../lib/project-path.ts';
import { tabId } from './tab-id.ts';
import { useFoundWords } from './use-found-words.ts';

interface AreaPanelProps {
  area: FocusArea;
  isChosen: boolean;
  onChoose: (area: FocusAreaId) => void;
}

/** Simply a part of the page until React runs, then a panel with its tab. */
export function AreaPanel({ area, isChosen, onChoose }: AreaPanelProps) {
  const { id, title, description, keyAreas, projects, now, hasHelpline } = area;
  const isTabPanel = useHydrated();
  const onFound = useCallback(() => onChoose(id), [onChoose, id]);
  const panel = useFoundWords(isTabPanel && !isChosen, onFound);
  const asTabPanel = isTabPanel && {
    'aria-hidden': isChosen ? undefined : true,
    'aria-labelledby': tabId(id),
    role: 'tabpanel',
    tabIndex: isChosen ? 0 : -1,
  };
  return (
    <section
      aria-label={title}
      className="area-panel relative scroll-mt-72 overflow-clip"
      data-area={id}
      id={id}
      ref={panel}
      {...asTabPanel}
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
          <h3>{intro.nowTitle}</h3>
          {hasHelpline && <Helpline />}
          {now.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <h3 className="mt-12 mb-4 text-area">{intro.listTitle}</h3>
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
        <h3 className="mt-12 mb-2 text-area">{intro.projectsTitle}</h3>
        <p className="flex flex-wrap gap-x-8">
          {projects.map((project) => (
            <SiteLink
              className="inline-flex min-h-11 items-center"
              href={projectPath(project)}
              key={project}
            >
              {project}
            </SiteLink>
          ))}
        </p>
      </div>
    </section>
  );
}
