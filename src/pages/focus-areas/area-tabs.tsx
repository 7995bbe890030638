import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link, useNavigate, useNavigationType } from 'react-router';
import { focusAreas, intro } from '../../content/focus-areas.ts';
import type { FocusAreaId } from '../../content/types.ts';
import { hasModifier } from '../../lib/has-modifier.ts';

/** How far each key moves along the tabs, which go round; from either end for Home and End. */
const steps: Record<string, (index: number) => number> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: () => -1,
};

/** Without a chosen area these are plain links down the page. */
export function AreaTabs({ chosen }: { chosen: FocusAreaId | undefined }) {
  const list = useRef<HTMLUListElement>(null);
  const navigate = useNavigate();
  const isBackOrForward = useNavigationType() === 'POP';

  // Back and forward choose a tab too: the focus, if it is on one, goes along.
  useEffect(() => {
    const isInside = list.current?.contains(document.activeElement);
    if (chosen && isBackOrForward && isInside) focusTab(chosen);
  }, [chosen, isBackOrForward]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = steps[event.key];
    if (!step || !chosen || hasModifier(event)) return;
    event.preventDefault();
    const focused = focusAreas.findIndex(({ id }) => tabId(id) === document.activeElement?.id);
    const next = focusAreas.at(step(focused) % focusAreas.length);
    if (!next) return;
    focusTab(next.id);
    void navigate({ hash: next.id });
  }

  return (
    <ul
      aria-label={chosen && intro.tabsTitle}
      className="mt-8 grid grid-cols-2 gap-3 lg:grid-cols-4"
      onKeyDown={onKeyDown}
      ref={list}
      role={chosen && 'tablist'}
    >
      {focusAreas.map(({ id, title }) => (
        <li key={id} role={chosen && 'presentation'}>
          <Link
            className="flex h-full min-h-11 items-center rounded-control border-2 border-plum p-3 font-semibold text-plum no-underline aria-selected:bg-plum aria-selected:text-on-fill"
            discover="none"
            to={{ hash: id }}
            {...(chosen && {
              'aria-controls': id,
              'aria-selected': id === chosen,
              id: tabId(id),
              role: 'tab',
              tabIndex: id === chosen ? 0 : -1,
            })}
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function tabId(area: FocusAreaId): string {
  return `${area}-tab`;
}

function focusTab(area: FocusAreaId): void {
  document.getElementById(tabId(area))?.focus();
}
