import type { Page } from '@playwright/test';
import { median, type Report } from '../report.ts';
import { onPhone, openRunning, type Phone, resting } from './phone.ts';
import { type Step, visits } from './steps.ts';

const runs = 3;
/** What rounding may leave of a shift that is none. */
const rounding = 0.001;

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
}

interface Shift {
  value: number;
  wasAsked: boolean;
  moved: string;
}

interface Outcome {
  step: Step;
  shifts: Shift[];
  /** From the tap to the next picture on the screen, in ms. */
  answered: number;
}

/** What moves under a visitor's eyes when they tap something, and how soon the phone answers. */
export async function benchInteractions(phone: Phone): Promise<Report> {
  const rows = [['What the visitor does', 'Layout shift', 'of it judged', 'Answered after']];
  const failures: string[] = [];
  for (const { path, steps } of visits) {
    const outcomes: Outcome[] = [];
    for (let run = 0; run < runs; run += 1) {
      outcomes.push(
        ...(await onPhone(phone, {
          slowdown: 4,
          visit: async (page) => {
            await openRunning(page, path);
            return inTurn(steps, (step) => measure(page, step));
          },
        })),
      );
    }
    for (const step of steps) {
      const own = outcomes.filter((outcome) => outcome.step === step);
      const judged = own.map(({ shifts }) => shifts.filter((shift) => isJudged(step, shift)));
      const worst = Math.max(...judged.map(sum));
      const answered = median(own.map((outcome) => outcome.answered));
      const all = Math.max(...own.map(({ shifts }) => sum(shifts)));
      rows.push([`${step.name}, ${path}`, all.toFixed(4), worst.toFixed(4), `${answered} ms`]);
      const moved = new Set(judged.flat().map((shift) => shift.moved));
      if (worst > rounding) {
        failures.push(
          `“${step.name}” on ${path} shifts the layout by ${worst.toFixed(4)}: ${[...moved].join('; ')}.`,
        );
      }
    }
  }
  return {
    title:
      'Taps on the same phone (no layout shift; how soon it answers is only told, since it varies):',
    rows,
    failures,
  };
}

async function measure(page: Page, step: Step): Promise<Outcome> {
  await step.prepare?.(page);
  await step.tap(page).scrollIntoViewIfNeeded();
  await resting(page);
  const watch = await page.evaluateHandle(() => {
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    return { entries, observer };
  });
  await step.tap(page).tap();
  await step.shows?.(page).waitFor();
  await step.hides?.(page).waitFor({ state: 'hidden' });
  await resting(page);
  const seen = await watch.evaluate(({ entries, observer }) => {
    entries.push(...observer.takeRecords());
    observer.disconnect();
    const shifts = entries.filter(
      (entry): entry is LayoutShift => entry.entryType === 'layout-shift',
    );
    const events = entries.filter(({ entryType }) => entryType === 'event');
    return {
      shifts: shifts.map(({ value, hadRecentInput, sources }) => ({
        value,
        wasAsked: hadRecentInput,
        moved: sources
          .map(({ node, previousRect: from, currentRect: to }) => {
            // What is inside a form field is nobody's node.
            const words = node?.textContent?.trim().slice(0, 40) ?? 'part of a form field';
            return `“${words}” from ${from.x}, ${from.y} to ${to.x}, ${to.y}`;
          })
          .join(', '),
      })),
      answered: Math.max(0, ...events.map(({ duration }) => duration)),
    };
  });
  return { step, ...seen };
}

/** What a tap moves counts, too, unless moving things is what it is for. */
function isJudged({ movesThePage = false }: Step, { wasAsked }: Shift): boolean {
  return !(movesThePage && wasAsked);
}

function sum(shifts: Shift[]): number {
  return shifts.reduce((total, { value }) => total + value, 0);
}

async function inTurn<Item, Result>(
  items: Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await run(item));
  return results;
}
