/*
 * The first script of every page. The page is complete without it, and stays whole when it fails; it is small, because every page
 * brings it. React comes with the islands that need it (islands.ts).
 */
import { savesData } from '../lib/saves-data.ts';
import { showDeadlines, showYear } from './dates.ts';
import { layOutRest } from './deferred-layout.ts';
import { replaceFailedPictures } from './failed-pictures.ts';
import { bringFonts } from './fonts.ts';
import { openGallery } from './gallery.ts';
import { loadIslandsWhenNear, loadIslandsWhenUsed } from './islands.ts';
import { helpMenus } from './menus.ts';
import { answerUnknownAddress } from './not-found.ts';
import { closeNotices } from './notices.ts';
import { answerQuickExit } from './quick-exit.ts';
import { answerShare } from './share.ts';

/** So long the fonts may keep islands waiting, in milliseconds. */
const fontTimeout = 3000;

document.documentElement.dataset['scripted'] = 'yes';
answerUnknownAddress();
answerQuickExit();
loadIslandsWhenUsed();
helpMenus();
closeNotices();
openGallery();
answerShare();
showDeadlines();
showYear();
replaceFailedPictures();

const firstPaint = new Promise((resolve) => {
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  // Firefox reports no paint where a page opens scrolled down, as after a reload.
  addEventListener('load', () => setTimeout(resolve, 1000));
});
void firstPaint.then(async () => {
  if (savesData()) return layOutRest();
  // One after the other: what can be read comes before what can be pressed.
  await Promise.race([bringFonts(), new Promise((resolve) => setTimeout(resolve, fontTimeout))]);
  await layOutRest();
  loadIslandsWhenNear();
});
