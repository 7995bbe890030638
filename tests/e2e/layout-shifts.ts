import { expect, type Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
}

/**
 * Watches what moves under the reader's eyes, since the page began or from now on; what it gives checks that, up to then, it
 * was next to nothing. What moves right after a press or a change of the window counts, too: the window of a test was given
 * its size a moment ago.
 */
export async function watchShifts(
  page: Page,
  since: 'the beginning' | 'now' = 'the beginning',
): Promise<(advice?: string) => Promise<void>> {
  if (since === 'now') await page.evaluate(twoFrames);
  const watch = await page.evaluateHandle((buffered) => {
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered });
    return { entries, observer };
  }, since === 'the beginning');
  return async (advice = '') => {
    await page.evaluate(twoFrames);
    const shifts = await watch.evaluate(({ entries, observer }) =>
      ([...entries, ...observer.takeRecords()] as LayoutShift[]).map(({ value, sources }) => ({
        value,
        moved: sources.map(({ node, previousRect, currentRect }) => {
          const words = node?.textContent?.trim().slice(0, 40);
          return `${node?.nodeName} “${words}” from ${previousRect.y} to ${currentRect.y}`;
        }),
      })),
    );
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, `${page.url()} moves: ${advice} ${JSON.stringify(shifts)}`).toBeLessThan(0.01);
  };
}

/** The second frame begins when what the first one moved has been counted. */
async function twoFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}
