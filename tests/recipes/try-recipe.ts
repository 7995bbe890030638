import { freePort } from '../hosts/start-program.ts';
import { buildCopy, runInCopy, withSiteCopy } from '../site-copy.ts';
import { type Scope, testsFor, unitTests } from './content-tests.ts';
import type { Edit } from './edit-files.ts';

interface Options extends Scope {
  /** Whether to run all end-to-end tests. */
  all: boolean;
  stop: AbortSignal;
}

interface Outcome {
  isGood: boolean;
  /** Such as "41 passed in 38 s (copy 1, unit 6, then build 7, e2e 24)". */
  summary: string;
  /** What the tests or the build said, where they failed. */
  output: string;
}

/** Follows a recipe in a copy of the site, builds the copy and runs its tests, until something fails. */
export async function tryRecipe(
  edit: Edit,
  { all, brief, delivers, stop }: Options,
): Promise<Outcome> {
  const clock = startClock();
  const endpoint = delivers && `http://127.0.0.1:${await freePort()}/messages`;
  const env = { NO_COLOR: '1', ...(endpoint && { CONTACT_ENDPOINT: endpoint }) };
  const files = testsFor({ brief, delivers });
  let passed = 0;

  async function runTests(name: string, copy: string, args: string[]): Promise<void> {
    const { isGood, stdout, stderr } = await runInCopy(copy, args, { stop, env });
    clock.note(name);
    passed += Number(/^ +(?:Tests .*?)?(\d+) passed/m.exec(stdout)?.[1] ?? 0);
    if (!isGood) throw new Error(stdout + stderr);
  }

  try {
    await withSiteCopy(async (copy) => {
      await edit(copy);
      clock.note('copy');
      await bothDone(
        runTests('unit', copy, ['node_modules/vitest/vitest.mjs', 'run', ...unitTests]),
        buildCopy(copy, { stop, env }),
      );
      clock.note('build');
      await runTests('e2e', copy, [
        ...['node_modules/@playwright/test/cli.js', 'test', '--reporter=dot'],
        ...(all ? [] : files),
      ]);
    });
    return { isGood: true, summary: `${passed} passed ${clock.told()}`, output: '' };
  } catch (error) {
    stop.throwIfAborted();
    const output = error instanceof Error ? error.message : String(error);
    return { isGood: false, summary: `failed ${clock.told()}`, output };
  }
}

/** Waits for both even where one fails: neither may write into a folder that is being removed. */
async function bothDone(...tasks: Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(tasks);
  await Promise.all(tasks);
}

function startClock() {
  const start = performance.now();
  const notes: string[] = [];
  let last = start;
  const secondsSince = (moment: number) => ((performance.now() - moment) / 1000).toFixed();
  return {
    note(name: string) {
      notes.push(`${name} ${secondsSince(last)}`);
      last = performance.now();
    },
    told: () => `in ${secondsSince(start)} s (${notes.join(', ')})`,
  };
}
