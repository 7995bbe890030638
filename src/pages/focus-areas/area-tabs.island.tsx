import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { AreaCoil } from '../../components/woven.tsx';
import type { FocusAreaId } from '../../content/types.ts';
import { island } from '../../islands/island.tsx';
import { hasModifier } from '../../lib/dom-events.ts';

type AreaTabsProps = {
  areas: { id: FocusAreaId; title: string }[];
};

/** The index of the next tab for each key; `at()` counts negative ones from the end. */
const steps: Record<string, (index: number) => number> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: () => -1,
};

/** Links to sections until React hydrates them, then tabs. The panels are static HTML, with the ids of the areas. */
function Tabs({ areas }: AreaTabsProps) {
  const [chosen, setChosen] = useState<FocusAreaId>();

  const choose = useCallback((id: FocusAreaId) => {
    // Not `pushState`: Back leaves the page, however many tabs were opened.
    history.replaceState(history.state, '', `#${id}`);
    setChosen(id);
  }, []);

  useEffect(() => {
    /** The area in the URL's hash, or else the first. */
    function readAddress() {
      const named = areas.find(({ id }) => location.hash === `#${id}`) ?? areas[0];
      setChosen(named?.id);
    }
    readAddress();
    addEventListener('hashchange', readAddress);
    return () => removeEventListener('hashchange', readAddress);
  }, [areas]);

  useEffect(() => {
    if (!chosen) return;
    // The browser scrolls to the match right after this event: the panel above must be hidden by then.
    const find = (id: FocusAreaId) => flushSync(() => choose(id));
    const stops = areas.map(({ id }) => showPanel(id, id === chosen, () => find(id)));
    return () => {
      for (const stop of stops) stop();
    };
  }, [areas, chosen, choose]);

  function onClick(event: MouseEvent, id: FocusAreaId) {
    if (hasModifier(event)) return;
    event.preventDefault();
    choose(id);
    scrollToHeading(id);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = steps[event.key];
    if (!step || !chosen || hasModifier(event)) return;
    event.preventDefault();
    const focused = areas.findIndex(({ id }) => tabId(id) === document.activeElement?.id);
    const next = areas.at(step(focused) % areas.length);
    if (!next) return;
    document.getElementById(tabId(next.id))?.focus();
    choose(next.id);
    scrollToHeading(next.id);
  }

  return (
    <ul
      className="page-width grid grid-cols-2 gap-2 print:hidden @max-narrow:grid-cols-1 sm:grid-cols-4 lg:gap-6"
      onKeyDown={onKeyDown}
      {...(chosen && { 'aria-label': 'Focus areas', role: 'tablist' })}
    >
      {areas.map(({ id, title }) => (
        <li className="min-w-0" data-area={id} key={id} role={chosen ? 'presentation' : undefined}>
          <a
            className="area-tab flex h-full items-center gap-2 rounded-card px-1.5 py-2 text-small leading-tight font-semibold text-area no-underline sm:flex-col sm:rounded-b-none sm:pt-3 sm:pb-4 sm:text-center xl:flex-row xl:gap-4 xl:p-4 xl:text-left xl:font-display xl:text-body xl:font-bold"
            href={`/focus-areas#${id}`}
            onClick={(event) => onClick(event, id)}
            {...(chosen && {
              'aria-controls': id,
              'aria-selected': id === chosen,
              id: tabId(id),
              role: 'tab',
              tabIndex: id === chosen ? 0 : -1,
            })}
          >
            <AreaCoil area={id} className="w-9 @max-small:hidden sm:w-20 xl:w-24" />
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

export const AreaTabs = island('area-tabs', Tabs);

function tabId(area: FocusAreaId): string {
  return `${area}-tab`;
}

/** On a low screen the panel may begin below the fold. */
function scrollToHeading(id: FocusAreaId): void {
  requestAnimationFrame(() => {
    document.querySelector(`#${id} h2`)?.scrollIntoView({ block: 'nearest' });
  });
}

/** Makes a section a tab panel, until the cleanup. `until-found` lets the browser's search find text in a hidden panel. */
function showPanel(id: FocusAreaId, isChosen: boolean, onFound: () => void) {
  const panel = document.getElementById(id);
  const attributes: Record<string, string> = {
    role: 'tabpanel',
    'aria-labelledby': tabId(id),
    tabindex: isChosen ? '0' : '-1',
    ...(!isChosen && { 'aria-hidden': 'true' }),
    ...(!isChosen && 'onbeforematch' in window && { hidden: 'until-found' }),
  };
  for (const [name, value] of Object.entries(attributes)) panel?.setAttribute(name, value);
  panel?.addEventListener('beforematch', onFound);
  return () => {
    for (const name of Object.keys(attributes)) panel?.removeAttribute(name);
    panel?.removeEventListener('beforematch', onFound);
  };
}
