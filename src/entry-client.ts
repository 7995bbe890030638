/*
 * The page is complete without this. React starts once the page has been painted and the browser is idle, or at the
 * first touch or key, whichever comes first: nothing competes with the first paint.
 */
const firstSigns = ['pointerdown', 'keydown'] as const;

function start() {
  for (const sign of firstSigns) removeEventListener(sign, start, true);
  import('./hydrate.tsx').catch((error: unknown) => {
    // The page stays readable and its links work: say why it does no more.
    console.error('This page works without its scripts, because they could not be loaded.', error);
  });
}

function startWhenIdle() {
  requestAnimationFrame(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 1);
  });
}

for (const sign of firstSigns) addEventListener(sign, start, { capture: true, once: true });
if (document.readyState === 'complete') startWhenIdle();
else addEventListener('load', startWhenIdle, { once: true });

export {};
