/*
 * The first script of every page: progressive enhancement of what is complete without it. It is small, because every page loads it;
 * React is loaded only with an island (islands.ts).
 */
import { updateDeadlines, updateYear } from './deadlines.ts';
import { layOutDeferred } from './deferred-layout.ts';
import { replaceFailedPictures } from './failed-pictures.ts';
import { loadFonts } from './fonts.ts';
import { initGallery } from './gallery.ts';
import { loadIslandsOnInteraction, loadIslandsWhenNearViewport } from './islands.ts';
import { initMenus } from './menus.ts';
import { initNotFoundPage } from './not-found-page.ts';
import { initNotices } from './notices.ts';
import { initQuickExit } from './quick-exit.ts';
import { initShare } from './share.ts';

/** Islands wait this long for the fonts. */
const fontTimeoutMs = 3000;

document.documentElement.dataset['scripted'] = 'yes';
initNotFoundPage();
initQuickExit();
loadIslandsOnInteraction();
initMenus();
initNotices();
initGallery();
initShare();
updateDeadlines();
updateYear();
replaceFailedPictures();

const firstPaint = new Promise((resolve) => {
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  // Firefox reports no paint if a page opens scrolled down, as after a reload.
  addEventListener('load', () => setTimeout(resolve, 1000));
});
void firstPaint.then(async () => {
  if (hasDataSaver()) return layOutDeferred();
  // In this order: text before controls.
  await Promise.race([loadFonts(), new Promise((resolve) => setTimeout(resolve, fontTimeoutMs))]);
  await layOutDeferred();
  loadIslandsWhenNearViewport();
});

/** Only Chromium has `navigator.connection`. */
function hasDataSaver(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
