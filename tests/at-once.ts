import { execFile } from 'node:child_process';

const { env, execPath, stdout } = process;

/** Runs scripts of package.json side by side, says in their order what each of them said, and tells which have failed. */
export async function runAtOnce(
  names: string[],
  npm: string,
  say: (words: string) => void,
): Promise<string[]> {
  const failed: string[] = [];
  for (const script of names.map((name) => run(name, npm))) {
    const { name, isGood, words } = await script;
    say(words);
    if (!isGood) failed.push(name);
  }
  return failed;
}

interface Ended {
  name: string;
  isGood: boolean;
  words: string;
}

function run(name: string, npm: string): Promise<Ended> {
  const colours = stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const options = { env: { ...env, ...colours }, maxBuffer: Number.POSITIVE_INFINITY };
  return new Promise((done) => {
    execFile(execPath, [npm, 'run', name], options, (error, stdout, stderr) => {
      done({ name, isGood: !error, words: stdout + stderr });
    });
  });
}
