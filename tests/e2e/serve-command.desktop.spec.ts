import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp } from 'node:fs/promises';
import { expect, test } from './test.ts';

/** Starts the server and waits until it says something. */
async function serve(env: Record<string, string>, folder = 'server') {
  const args = ['--import', 'ts-blank-space/register', `${folder}/serve.ts`];
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env } });
  let output = '';
  const spoke = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        output += text;
        resolve();
      });
    }
  });
  const ended = once(child, 'close').then(([exitCode]) => ({ exitCode, output }));
  await Promise.race([spoke, ended]);
  return { output, ended, stop: (signal: NodeJS.Signals) => child.kill(signal) };
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`the server prints its address, answers there, and stops at ${signal}`, async () => {
    const { output, ended, stop } = await serve({ PORT: '0', HOST: '127.0.0.1' });
    const [, address] = /^The site is at (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(output) ?? [];
    expect((await fetch(`${address}/about`)).status).toBe(200);
    stop(signal);
    // It writes down nothing about a visit.
    expect(await ended).toEqual({ exitCode: 0, output });
  });
}

test('a port already in use gives one clear sentence and exit code 1', async () => {
  const port = Number(process.env['SITE_PORT']);
  const { ended } = await serve({ PORT: String(port), HOST: 'localhost' });
  expect(await ended).toEqual({
    exitCode: 1,
    output: `Port ${port} is already in use. Stop the other program, or choose another port: PORT=${port + 1} npm start\n`,
  });
});

for (const port of ['eighty', '70000']) {
  test(`PORT=${port} gives one clear sentence and exit code 1`, async () => {
    const { ended } = await serve({ PORT: port });
    expect(await ended).toEqual({
      exitCode: 1,
      output: `PORT is "${port}", but a port is a whole number from 0 to 65535, such as PORT=3000.\n`,
    });
  });
}

test('without a built site it gives one clear sentence and exit code 1', async () => {
  const folder = test.info().outputPath('server');
  await cp('server', folder, { recursive: true });
  const { ended } = await serve({ PORT: '0' }, folder);
  expect(await ended).toEqual({
    exitCode: 1,
    output: 'There is no built site yet. Run npm run build first, or npm start for both.\n',
  });
});
