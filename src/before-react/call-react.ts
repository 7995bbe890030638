import { notReady } from '../content/safety-and-privacy.ts';
import { idleMoment } from '../lib/idle-moment.ts';
import { kampalaDay } from '../lib/kampala-day.ts';
import { elementOf } from './element-of.ts';
import { keepPress, signsOfGoingOn } from './kept-press.ts';
import { loadScripts } from './load-scripts.ts';

/** What only React can answer. */
const needsReact = '[data-needs-react]';

const root = document.documentElement;
const takeKeptPress = keepPress(goOnWithout);
let isCalled = false;

/** Calls React when something that needs it is touched or typed at, and where the page says what is not true. */
export function callReactWhenUsed(): void {
  // Controls that only React can answer show from now on: what is pressed before it runs is kept.
  root.dataset['scripted'] = 'soon';
  for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, callIfUsed, true);
  // The browser closes the banner by itself, but only React remembers it from page to page.
  addEventListener('close', start, true);
  // Under `npm run dev` nothing is prerendered: there is no page without React.
  if (import.meta.env.DEV || isOutOfDate() || isForAnotherAddress()) start();
}

function callIfUsed(event: Event): void {
  if (elementOf(event).closest(needsReact)) start();
}

/** Calls React, in an idle moment, once something that needs it is about a screen away. */
export function callReactWhenNear(): void {
  const observer = new IntersectionObserver(
    async (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      await idleMoment();
      start();
    },
    { rootMargin: '100%' },
  );
  for (const control of document.querySelectorAll(needsReact)) observer.observe(control);
}

/** Whether a deadline has passed since the page was built. */
function isOutOfDate(): boolean {
  // Where there is none, a day that never comes.
  return (
    kampalaDay() > (document.querySelector<HTMLElement>('[data-until]')?.dataset['until'] ?? '9')
  );
}

/** A host that knows only one page for unknown addresses sends it for unknown posts, too, which have their own. */
function isForAnotherAddress(): boolean {
  return isNotFound() && location.pathname.startsWith('/blog/');
}

export function isNotFound(): boolean {
  return document.querySelector('[data-page="not-found"]') !== null;
}

function start(): void {
  if (isCalled) return;
  isCalled = true;
  loadScripts()
    .then(() => {
      root.dataset['scripted'] = 'yes';
      takeKeptPress()?.click();
    })
    .catch((error: unknown) => {
      goOnWithout();
      console.error(notReady, error);
    });
}

/** The page stays readable and its links work: takes away what does not, and tells whoever has pressed it already. */
function goOnWithout(): void {
  root.dataset['scripted'] = 'no';
  if (takeKeptPress()) tell();
}

/** React, which may still come, would not know of these words: they stand outside of what is its own. */
function tell(): void {
  const notice = Object.assign(document.createElement('p'), {
    // Styled in src/styles/controls.css, as all notices are.
    className: 'notice-box',
    role: 'alert',
    textContent: notReady,
  });
  document.body.append(notice);
  for (const sign of signsOfGoingOn) addEventListener(sign, () => notice.remove(), { once: true });
}
