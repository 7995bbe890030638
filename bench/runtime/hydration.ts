import type { CDPSession, Page } from '@playwright/test';
import { screens } from '../../tests/e2e/screens.ts';
import { median, type Report } from '../report.ts';
import { onPhone, openUnwatched, type Phone } from './phone.ts';

const runs = 5;
/** The browser itself calls a task long from here on, and reports no shorter ones. */
const longest = 50;
const paths = [...screens.map(({ path }) => path), '/no-such-page'];

interface LongTask {
  duration: number;
  /** The scripts that ran in it, as far as the browser knows them. */
  scripts: string[];
}

interface LongFrame extends PerformanceEntry {
  scripts: (PerformanceEntry & { invoker: string; sourceURL: string })[];
}

/** How long React, taking over a page, keeps a slow phone from answering. */
export async function benchHydration(phone: Phone): Promise<Report> {
  const rows = [['Page', `Longest task, median of ${runs}`, 'Worst']];
  const failures: string[] = [];
  for (const path of paths) {
    const loads: LongTask[][] = [];
    for (let run = 0; run < runs; run += 1) {
      loads.push(
        await onPhone(phone, {
          slowdown: 4,
          visit: (page, devtools) => tasksOfLoading(page, devtools, path),
        }),
      );
    }
    const typical = median(loads.map(durationOfLongest));
    const worst = Math.max(...loads.map(durationOfLongest));
    rows.push([path, inWords(typical), inWords(worst)]);
    const load = loads.find((tasks) => durationOfLongest(tasks) === typical);
    if (typical > longest && load) failures.push(complaint(path, load));
  }
  return {
    title: `Taking over a page, on a phone four times slower than this machine (at most ${longest} ms in one task):`,
    rows,
    failures,
  };
}

async function tasksOfLoading(page: Page, devtools: CDPSession, path: string): Promise<LongTask[]> {
  await page.addInitScript(() => {
    for (const type of ['longtask', 'long-animation-frame']) {
      const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()));
      const seen: PerformanceEntry[] = [];
      observer.observe({ type, buffered: true });
      Object.assign(window, { [type]: seen });
    }
  });
  const restedAt = await openUnwatched(page, devtools, path);
  return page.evaluate((restedAt) => {
    const { longtask, 'long-animation-frame': frames } = window as unknown as {
      longtask: PerformanceEntry[];
      'long-animation-frame': LongFrame[];
    };
    const end = (entry: PerformanceEntry) => entry.startTime + entry.duration;
    // What comes before the first of the page's scripts is asked for is the browser's own work.
    const { scripts = '' } =
      document.querySelector<HTMLElement>('script[data-scripts]')?.dataset ?? {};
    const [asked = 0] = scripts
      .split(' ')
      .map((script) => performance.getEntriesByName(new URL(script, location.href).href)[0])
      .map((entry) => entry?.startTime ?? 0);
    return longtask
      .filter((task) => end(task) > asked && task.startTime < restedAt)
      .map((task) => ({
        duration: task.duration,
        scripts: frames
          .flatMap(({ scripts }) => scripts)
          .filter((script) => script.startTime < end(task) && end(script) > task.startTime)
          .map(({ invoker, sourceURL }) =>
            invoker === sourceURL ? `reading ${invoker}` : `${invoker} in ${sourceURL}`,
          ),
      }));
  }, restedAt);
}

function durationOfLongest(tasks: LongTask[]): number {
  return Math.max(0, ...tasks.map(({ duration }) => duration));
}

function complaint(path: string, tasks: LongTask[]): string {
  const causes = tasks
    .filter(({ duration }) => duration > longest)
    .map(
      ({ duration, scripts }) =>
        `${inWords(duration)} (${scripts.map(withoutFolders).join(', ') || 'no script'})`,
    );
  return `While React takes over ${path} the phone is deaf for ${causes.join(', then ')}.`;
}

function withoutFolders(script: string): string {
  return script.replaceAll(/https?:\/\/\S*\//g, '');
}

function inWords(duration: number): string {
  return duration === 0 ? `under ${longest} ms` : `${Math.round(duration)} ms`;
}
