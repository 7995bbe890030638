import { targetElement } from '../lib/dom-events.ts';
import { idle } from './deferred-layout.ts';
import { closeNotice, showNotice } from './notices.ts';
import { queueClicks } from './pending-click.ts';

type Hydrator = typeof import('../islands/hydrate-island.tsx');

const notLoaded = 'Sorry, this part of the page has not loaded. The rest works without it.';

const root = document.documentElement;
const pending = queueClicks((island) => void load(island), onLoadFailed);
const loaded = new Set<HTMLElement>();

/** Loads an island on the first pointer or key event. */
export function loadIslandsOnInteraction(): void {
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(
      type,
      (event) => {
        const island = targetElement(event).closest<HTMLElement>('[data-island]');
        if (island) void load(island);
      },
      true,
    );
  }
}

/** Loads each island when it is about a screen away and the main thread is idle. */
export function loadIslandsWhenNearViewport(): void {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const observer = new IntersectionObserver(
      async (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        await idle();
        await load(island);
      },
      { rootMargin: '100%' },
    );
    // The island's own element has no box (`display: contents`).
    observer.observe(island.firstElementChild ?? island);
  }
}

async function load(island: HTMLElement): Promise<void> {
  if (loaded.has(island)) return;
  loaded.add(island);
  try {
    const { island: script = '', dependencies = '' } = island.dataset;
    const { hydrateIsland, module } = await importAll([...dependencies.split(' '), script]);
    await hydrateIsland(island, module);
    island.dataset['hydrated'] = '';
    if (root.dataset['scripted'] === 'no') closeNotice();
    root.dataset['scripted'] = 'yes';
    pending.take()?.click();
  } catch (error) {
    onLoadFailed();
    console.error(notLoaded, error);
  }
}

/**
 * Preloads all scripts in parallel, then runs one after the other and yields to the main thread in between. The last is the island,
 * the one before it exports `hydrateIsland`.
 */
async function importAll(scripts: string[]) {
  for (const href of scripts) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  const modules = [];
  for (const script of scripts) {
    modules.push(await import(/* @vite-ignore */ script));
    await idle();
  }
  const { hydrateIsland }: Hydrator = modules.at(-2);
  return { hydrateIsland, module: modules.at(-1) };
}

/** Hides the controls that need scripts, and tells a visitor who has clicked one. The page stays readable and its links work. */
function onLoadFailed(): void {
  root.dataset['scripted'] = 'no';
  if (pending.take()) showNotice({ kind: 'error', text: notLoaded });
}
