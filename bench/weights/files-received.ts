import type { Page } from '@playwright/test';

interface ReceivedFile {
  /** Its path on the site. */
  name: string;
  /** As it was sent: compressed. */
  bytes: number;
}

/** What the document that is open has fetched so far, by the browser's own account; what came from its cache is left out. */
export function filesReceived(page: Page): Promise<ReceivedFile[]> {
  return page.evaluate(() => {
    const entries = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    return entries
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name, encodedBodySize }) => ({
        name: new URL(name).pathname,
        bytes: encodedBodySize,
      }));
  });
}
