/*
 * The page is complete without this. React starts once the page has been painted and the browser is idle, or at the
 * first touch or key, whichever comes first: nothing competes with the first paint.
 */
import { leaveNoStep } from './components/leave-page/leave-no-step.ts';
import { plainNotice } from './components/notices/notice-box.ts';
import { notReady } from './content/care.ts';
import { keepPress, signsOfGoingOn } from './lib/kept-press.ts';
import { savesData } from './lib/saves-data.ts';

const firstSigns = ['pointerdown', 'keydown'] as const;

const root = document.documentElement;
const kept = keepPress(goOnWithout);
let hasStarted = false;

function start() {
  if (hasStarted) return;
  hasStarted = true;
  hydrate()
    .then(() => {
      root.dataset['scripted'] = 'yes';
      kept.end()?.click();
    })
    .catch((error: unknown) => {
      goOnWithout();
      console.error(
        'This page works without its scripts, because they could not be loaded.',
        error,
      );
    });
}

/** The page stays readable and its links work: takes away what does not, and tells whoever has pressed it already. */
function goOnWithout() {
  root.dataset['scripted'] = 'no';
  if (kept.end()) tell(notReady);
}

/** React, which may still come, would not know of these words: they stand outside of what is its own. */
function tell(words: string) {
  const notice = Object.assign(document.createElement('p'), {
    className: plainNotice,
    role: 'alert',
    textContent: words,
  });
  document.body.append(notice);
  for (const sign of signsOfGoingOn) addEventListener(sign, () => notice.remove(), { once: true });
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

function startWhenIdle() {
  requestAnimationFrame(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 1);
  });
}

if (!savesData()) document.getElementById('fonts')?.setAttribute('media', 'all');
// Controls that only React can answer show from now on: what is pressed before it runs is kept.
root.dataset['scripted'] = 'soon';
for (const sign of firstSigns) addEventListener(sign, start, { capture: true, once: true });
leaveNoStep();
if (document.readyState === 'complete') startWhenIdle();
else addEventListener('load', startWhenIdle, { once: true });
