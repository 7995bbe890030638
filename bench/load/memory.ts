import { median, type Report } from '../report.ts';
import { usageOf } from './process-usage.ts';
import { runRound, type Server, type Servers } from './round.ts';
import type { Generator } from './start-generator.ts';

const requests = 200_000;
const requestsBetween = 50_000;
/** Until V8 has the room that it works in. */
const warmUp = 30_000;

/** Memory is looked at after so many requests, and the median of so many looks counts: it swells before V8 clears up. */
const step = 2000;
const looks = 5;

/** What may be in memory in the end for each byte after the warm-up. */
const allowed = 1.1;

/** Whether our server keeps something of each request or connection. */
export async function benchMemory(generator: Generator, { own }: Servers): Promise<Report> {
  const title = `Memory of our server, after ${warmUp} requests to warm up (it grows by 10 % at most):`;
  const seen: number[] = [];
  for (let done = 0; done < warmUp + requests; done += step) {
    const failures = await answer(generator, own, step);
    const usage = usageOf(own.host.pid);
    if (failures.length > 0) return { title, rows: [], failures };
    if (!usage) return { title, rows: [['skipped: this system has no /proc to tell']], failures };
    seen.push(usage.memory);
  }
  const sizeAfter = (done: number) => {
    const end = (warmUp + done) / step;
    return median(seen.slice(end - looks, end));
  };
  const [before, after] = [sizeAfter(0), sizeAfter(requests)];
  const rows = [['After', 'Memory', 'Growth']];
  for (let done = 0; done <= requests; done += requestsBetween) {
    const size = sizeAfter(done);
    rows.push([
      `${done} requests`,
      `${(size / 1_000_000).toFixed(1)} MB`,
      `${((size / before - 1) * 100).toFixed(1)} %`,
    ]);
  }
  const sentence = `After ${requests} requests our server has ${after} bytes in memory where it had ${before}.`;
  return { title, rows, failures: after > before * allowed ? [sentence] : [] };
}

/** Has so many requests answered, half of them on connections of their own; gives what went wrong. */
async function answer(generator: Generator, own: Server, requests: number): Promise<string[]> {
  for (const isKept of [true, false]) {
    for (let left = requests / 2; left > 0; ) {
      const job = { visitors: 64, isKept, seconds: 15, most: left };
      const { answers, failures } = await runRound(generator, own, job);
      if (failures.length > 0) return failures;
      left -= answers;
    }
  }
  return [];
}
