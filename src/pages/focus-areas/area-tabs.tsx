import type { KeyboardEvent, MouseEvent } from 'react';
import { AreaCoil } from '../../components/area-coil.tsx';
import { useHydrated } from '../../components/use-hydrated.ts';
import { focusAreas, intro } from '../../content/focus-areas.ts';
import type { FocusAreaId } from '../../content/types.ts';
import { hasModifier } from '../../lib/has-modifier.ts';
import { tabId } from './tab-id.ts';

/** How far each key moves along the tabs, which go round; from either end for Home and End. */
const steps: Record<string, (index: number) => number> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: () => -1,
};

interface AreaTabsProps {
  chosen: FocusAreaId;
  onChoose: (area: FocusAreaId) => void;
}

/** Plain links down the page until React runs, then tabs. */
export function AreaTabs({ chosen, onChoose }: AreaTabsProps) {
  const isTabList = useHydrated();

  function onClick(event: MouseEvent, area: FocusAreaId) {
    if (hasModifier(event)) return;
    event.preventDefault();
    onChoose(area);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = steps[event.key];
    if (!step || !isTabList || hasModifier(event)) return;
    event.preventDefault();
    const focused = focusAreas.findIndex(({ id }) => tabId(id) === document.activeElement?.id);
    const next = focusAreas.at(step(focused) % focusAreas.length);
    if (!next) return;
    focusTab(next.id);
    onChoose(next.id);
  }

  return (
    <ul
      className="page-width grid grid-cols-2 gap-2 print:hidden sm:grid-cols-4 sm:gap-6"
      data-needs-react=""
      onKeyDown={onKeyDown}
      {...(isTabList && { 'aria-label': intro.tabsTitle, role: 'tablist' })}
    >
      {focusAreas.map(({ id, title }) => (
        <li
          className="min-w-0"
          data-area={id}
          key={id}
          role={isTabList ? 'presentation' : undefined}
        >
          <a
            className="area-tab flex h-full flex-col items-center gap-3 rounded-card px-2 pt-3 pb-4 text-center leading-snug font-semibold hyphens-auto text-area no-underline sm:rounded-b-none sm:px-4 sm:pt-5"
            href={`/focus-areas#${id}`}
            onClick={(event) => onClick(event, id)}
            {...(isTabList && {
              'aria-controls': id,
              'aria-selected': id === chosen,
              id: tabId(id),
              role: 'tab',
              tabIndex: id === chosen ? 0 : -1,
            })}
          >
            <AreaCoil area={id} className="w-full max-w-28 sm:max-w-40" />
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

function focusTab(area: FocusAreaId): void {
  document.getElementById(tabId(area))?.focus();
}
