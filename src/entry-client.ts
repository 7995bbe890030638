/*
 * The page is complete without this. React starts once the page has been painted and the browser is idle, or at the
 * first touch or key, whichever comes first: nothing competes with the first paint.
 */
import { savesData } from './lib/saves-data.ts';

const firstSigns = ['pointerdown', 'keydown'] as const;

/** What only React can answer. Menus and other links work by themselves. */
const needsReact = 'button:not([popovertarget]), a[data-needs-react]';

const root = document.documentElement;
let hasStarted = false;
let waiting: HTMLElement | null = null;

function start() {
  if (hasStarted) return;
  hasStarted = true;
  hydrate()
    .then(() => {
      root.dataset['scripted'] = 'yes';
    })
    .catch((error: unknown) => {
      // The page stays readable and its links work: take away what does not, and say why.
      root.dataset['scripted'] = 'no';
      console.error(
        'This page works without its scripts, because they could not be loaded.',
        error,
      );
    })
    .finally(() => {
      removeEventListener('click', holdBack, true);
      waiting?.click();
    });
}

/**
 * The document names the scripts of its page, so that all are fetched at once; the last one starts React. After each step
 * comes a pause, in which a slow phone can answer a touch.
 */
async function hydrate() {
  const { scripts = '' } =
    document.querySelector<HTMLElement>('script[data-scripts]')?.dataset ?? {};
  const addresses = scripts.split(' ');
  for (const href of addresses) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
    await pause();
  }
  for (const address of addresses) {
    await import(/* @vite-ignore */ address);
    await pause();
  }
}

function pause() {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Keeps a click made before React runs, and gives it back then. */
function holdBack(event: MouseEvent) {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const control =
    event.target instanceof Element ? event.target.closest<HTMLElement>(needsReact) : null;
  if (!control) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  waiting = control;
}

function startWhenIdle() {
  requestAnimationFrame(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 1);
  });
}

if (!savesData()) document.getElementById('fonts')?.setAttribute('media', 'all');
// Controls that only React can answer show from now on: what is clicked before it runs is kept.
root.dataset['scripted'] = 'soon';
for (const sign of firstSigns) addEventListener(sign, start, { capture: true, once: true });
addEventListener('click', holdBack, true);
if (document.readyState === 'complete') startWhenIdle();
else addEventListener('load', startWhenIdle, { once: true });
