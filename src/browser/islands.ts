import { notReady } from '../content/safety-and-privacy.ts';
import { idleMoment } from '../lib/idle-moment.ts';
import { elementOf } from './element-of.ts';
import { closeNotice, showNotice } from './notices.ts';
import { keepClicks } from './pending-click.ts';

type Hydrator = typeof import('../islands/hydrate-island.tsx');

const root = document.documentElement;
const pending = keepClicks((island) => void load(island), giveUp);
const loaded = new Set<HTMLElement>();

/** Loads an island as soon as it is touched or gets a key. */
export function loadIslandsWhenUsed(): void {
  for (const sign of ['pointerdown', 'keydown']) {
    addEventListener(
      sign,
      (event) => {
        const island = elementOf(event).closest<HTMLElement>('[data-island]');
        if (island) void load(island);
      },
      true,
    );
  }
}

/** Loads each island, in an idle moment, once it is about a screen away. */
export function loadIslandsWhenNear(): void {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const observer = new IntersectionObserver(
      async (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        await idleMoment();
        await load(island);
      },
      { rootMargin: '100%' },
    );
    // The island's own element has no box.
    observer.observe(island.firstElementChild ?? island);
  }
}

async function load(island: HTMLElement): Promise<void> {
  if (loaded.has(island)) return;
  loaded.add(island);
  try {
    const { island: script = '', needs = '' } = island.dataset;
    const { hydrateIsland, module } = await importAll([...needs.split(' '), script]);
    await hydrateIsland(island, module);
    island.dataset['hydrated'] = '';
    if (root.dataset['scripted'] === 'no') closeNotice();
    root.dataset['scripted'] = 'yes';
    pending.take()?.click();
  } catch (error) {
    giveUp();
    console.error(notReady, error);
  }
}

/**
 * Fetches all scripts at once and runs one after the other, with a pause after each, in which a slow phone can answer a touch.
 * The last is the island, the one before it hydrates it.
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
    await idleMoment();
  }
  const { hydrateIsland }: Hydrator = modules.at(-2);
  return { hydrateIsland, module: modules.at(-1) };
}

/** The page stays readable and its links work: hides what does not, and says so to visitors who have pressed it already. */
function giveUp(): void {
  root.dataset['scripted'] = 'no';
  if (pending.take()) showNotice({ kind: 'error', text: notReady });
}
