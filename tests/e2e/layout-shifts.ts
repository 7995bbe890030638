import type { Page } from '@playwright/test';
import { afterPaint } from './test.ts';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
}

/**
 * Watches what moves, since the page began or from now on; what it gives tells the sum of shifts since it was last asked, as
 * Chromium counts them, and what moved. A shift right after a press or a change of the window counts, too.
 */
export async function watchShifts(page: Page, buffered = true) {
  await afterPaint(page);
  const watch = await page.evaluateHandle((buffered) => {
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered });
    return { entries, observer };
  }, buffered);
  return async () => {
    await afterPaint(page);
    return watch.evaluate(({ entries, observer }) => {
      const shifts = [...entries.splice(0), ...observer.takeRecords()] as LayoutShift[];
      const sources = shifts.flatMap(({ sources }) => sources);
      return {
        sum: shifts.reduce((total, { value }) => total + value, 0),
        moved: sources.map(({ node, previousRect, currentRect }) => {
          const words = `${node?.nodeName} “${node?.textContent?.trim().slice(0, 40)}”`;
          return `${words} from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`;
        }),
      };
    });
  };
}
