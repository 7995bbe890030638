import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../hosts/start-program.ts';
import { buildCopy, type RunOptions, runInCopy } from '../site-copy.ts';
import { type Break, catchersOf } from './break.ts';

/** The first test that failed, or undefined where none did. */
type Outcome = string | undefined;

/** Breaks the copy, sees whether the tests notice, and mends it again. What takes the least time comes first. */
export async function tryBreak(copy: string, it: Break, stop: AbortSignal): Promise<Outcome> {
  const file = join(copy, it.file);
  const whole = await readFile(file, 'utf8');
  await writeFile(
    file,
    whole.replace(it.replace, () => it.by),
  );
  const catchers = catchersOf(it);
  const specs = catchers.filter((name) => name.endsWith('.spec.ts'));
  const settings = { stop, env: await settingsFor(specs) };
  try {
    return (
      (await failedUnitTest(copy, catchers, { stop })) ??
      (catchers.includes('types') ? await wrongType(copy, { stop }) : undefined) ??
      (specs.length > 0 || catchers.includes('the build')
        ? await refusal(copy, settings)
        : undefined) ??
      (specs.length > 0 ? await failedSpec(copy, specs, settings) : undefined)
    );
  } finally {
    await writeFile(file, whole);
  }
}

/** Messages are delivered only by a site that was built to. */
async function settingsFor(specs: string[]): Promise<Record<string, string>> {
  if (!specs.some((name) => name.includes('deliver-a-message'))) return {};
  return { CONTACT_ENDPOINT: `http://127.0.0.1:${await freePort()}/messages` };
}

async function failedUnitTest(copy: string, catchers: string[], options: RunOptions) {
  const files = catchers.filter((name) => /\.test\.tsx?$/.test(name));
  if (files.length === 0) return undefined;
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=tap-flat'];
  const { isGood, stdout, stderr } = await runInCopy(copy, [...vitest, ...files], options);
  return isGood ? undefined : lineIn(stdout + stderr, /^not ok \d+ - (.*)$/m);
}

async function wrongType(copy: string, options: RunOptions) {
  const tsc = ['node_modules/typescript/bin/tsc', '--build'];
  const { isGood, stdout } = await runInCopy(copy, tsc, options);
  return isGood ? undefined : lineIn(stdout, /^(.*error TS.*)$/m);
}

/** Why the copy cannot be built, if the build says so. */
async function refusal(copy: string, options: RunOptions) {
  try {
    await buildCopy(copy, options);
    return undefined;
  } catch (error) {
    options.stop?.throwIfAborted();
    return lineIn(String(error), /(The build of the copy failed:.*)/s);
  }
}

async function failedSpec(copy: string, specs: string[], options: RunOptions) {
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line'];
  const args = [...playwright, '--max-failures=1', ...specs];
  const { isGood, stdout, stderr } = await runInCopy(copy, args, options);
  return isGood ? undefined : lineIn(stdout + stderr, /^\s+1\) (.*)$/m);
}

/** What a failed command says in one line. A command that fails without it has not seen the break: that is no answer. */
function lineIn(text: string, pattern: RegExp): string {
  const [, line] = pattern.exec(text) ?? [];
  if (line === undefined) throw new Error(`The tests could not be run:\n${text}`);
  return line.replaceAll(/\s+/g, ' ').trim().slice(0, 200);
}
