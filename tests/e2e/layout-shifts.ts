import type { Page } from '@playwright/test';
import { drawn } from './test.ts';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
}

export interface Moved {
  /** As Chromium counts it: the part of the window that moved, times how far. */
  sum: number;
  /** What it was, for those who must mend it. */
  told: string;
}

/**
 * Watches what moves under the reader's eyes, since the page began or from now on; what it gives tells what did so since it
 * was last asked. What moves right after a press or a change of the window counts, too: the window of a test was given its
 * size a moment ago.
 */
export async function watchShifts(
  page: Page,
  since: 'the beginning' | 'now' = 'the beginning',
): Promise<() => Promise<Moved>> {
  if (since === 'now') await drawn(page);
  const watch = await page.evaluateHandle((buffered) => {
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered });
    return { entries, observer };
  }, since === 'the beginning');
  return async () => {
    await drawn(page);
    const shifts = await watch.evaluate(({ entries, observer }) =>
      ([...entries.splice(0), ...observer.takeRecords()] as LayoutShift[]).map(
        ({ value, sources }) => ({
          value,
          moved: sources.map(({ node, previousRect, currentRect }) => {
            const words = node?.textContent?.trim().slice(0, 40);
            const [from, to] = [previousRect, currentRect].map(
              ({ x, y, width, height }) => `${x}, ${y} (${width} × ${height})`,
            );
            return `${node?.nodeName} “${words}” from ${from} to ${to}`;
          }),
        }),
      ),
    );
    return {
      sum: shifts.reduce((total, { value }) => total + value, 0),
      told: JSON.stringify(shifts),
    };
  };
}
