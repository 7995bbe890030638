/*
 * The page is complete without this, and stays whole when it fails. It is small, because every page brings it: what needs
 * more calls React.
 */
import { callReactWhenNear, callReactWhenUsed, isNotFound } from './before-react/call-react.ts';
import { bringFonts } from './before-react/fonts.ts';
import { helpMenus } from './before-react/menus.ts';
import { showRest } from './before-react/show-rest.ts';
import { kampalaDay } from './lib/kampala-day.ts';
import { savesData } from './lib/saves-data.ts';

callReactWhenUsed();
helpMenus();
const firstPaint = new Promise((resolve) => {
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  // Firefox reports no paint where a page opens scrolled down, as after a reload.
  addEventListener('load', () => setTimeout(resolve, 1000));
});
void firstPaint.then(async () => {
  // One after the other: what can be read comes before what can be pressed.
  if (!savesData()) await bringFonts();
  await showRest();
  if (!savesData()) callReactWhenNear();
});

document.getElementById('year')?.replaceChildren(kampalaDay().slice(0, 4));
if (isNotFound()) console.info(`404: there is no page at ${location.pathname}`);
