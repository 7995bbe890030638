import { spawn } from 'node:child_process';
import { expect, test } from './test.ts';

interface Run {
  output: string;
  exitCode: number | null;
}

/** Starts the built server and waits until it says something or ends. */
async function serve(env: Record<string, string>) {
  const child = spawn(process.execPath, ['dist/server/serve.js'], {
    env: { ...process.env, ...env },
  });
  const run: Run = { output: '', exitCode: null };
  const ended = new Promise<Run>((resolve) => {
    child.on('close', (code) => resolve(Object.assign(run, { exitCode: code })));
  });
  const spoke = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        run.output += text;
        resolve();
      });
    }
  });
  await Promise.race([spoke, ended]);
  return { run, ended, stop: (signal: NodeJS.Signals = 'SIGTERM') => child.kill(signal) };
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`the server prints its address, answers there, and stops at ${signal}`, async () => {
    const { run, ended, stop } = await serve({ PORT: '0', HOST: '127.0.0.1' });
    expect(run.output).toMatch(/^The site is at http:\/\/127\.0\.0\.1:\d+\n$/);
    const address = run.output.replace('The site is at ', '').trim();
    expect((await fetch(`${address}/about`)).status).toBe(200);
    stop(signal);
    const { exitCode, output } = await ended;
    expect(exitCode).toBe(0);
    expect(output.trim().split('\n')).toHaveLength(1);
  });
}

test('a port already in use gives one clear sentence and exit code 1', async () => {
  const first = await serve({ PORT: '0', HOST: 'localhost' });
  const port = /:(\d+)/.exec(first.run.output)?.[1] ?? '';
  const second = await (await serve({ PORT: port, HOST: 'localhost' })).ended;
  first.stop();
  await first.ended;
  expect(second.exitCode).toBe(1);
  expect(second.output).toBe(
    `Port ${port} is already in use. Stop the other program, or choose another port: PORT=${Number(port) + 1} npm start\n`,
  );
});

for (const [env, sentence] of [
  [{ PORT: 'eighty' }, /^PORT is "eighty", but a port is a whole number from 0 to 65535/],
  [{ PORT: '70000' }, /^PORT is "70000", but a port is a whole number/],
  [{ PORT: '0', HOST: '203.0.113.9' }, /^"203\.0\.113\.9" is not an address of this machine/],
] as const) {
  test(`${JSON.stringify(env)} gives one clear sentence and exit code 1`, async () => {
    const { exitCode, output } = await (await serve(env)).ended;
    expect(output).toMatch(sentence);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(exitCode).toBe(1);
  });
}
