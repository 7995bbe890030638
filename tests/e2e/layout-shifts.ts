import { expect, type Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
}

/**
 * Watches what moves under the reader's eyes; what it gives checks that, up to now, it was next to nothing. What moves right
 * after a press or a change of the window counts, too: the window of a test was given its size a moment ago.
 */
export async function watchShifts(page: Page): Promise<(advice?: string) => Promise<void>> {
  const watch = await page.evaluateHandle(() => {
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    return { entries, observer };
  });
  return async (advice = '') => {
    const shifts = await watch.evaluate(async ({ entries, observer }) => {
      // The second frame begins when what the first one moved has been counted.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      return ([...entries, ...observer.takeRecords()] as LayoutShift[]).map(
        ({ value, sources }) => ({
          value,
          moved: sources.map(({ node, previousRect, currentRect }) => {
            const words = node?.textContent?.trim().slice(0, 40);
            return `${node?.nodeName} “${words}” from ${previousRect.y} to ${currentRect.y}`;
          }),
        }),
      );
    });
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, `${page.url()} moves: ${advice} ${JSON.stringify(shifts)}`).toBeLessThan(0.01);
  };
}
