import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A port of this machine on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

/** Starts a server and waits until it answers on a port of this machine. */
export async function startProgram(program: string, args: string[], port: number, env = {}) {
  const running = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(running, 'close');
  const answers = () =>
    fetch(`http://127.0.0.1:${port}`).then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (running.exitCode !== null) throw new Error(`${program} does not start.`);
    await pause(50);
  }
  const stop = async () => {
    running.kill();
    await ended;
  };
  return { stop };
}
