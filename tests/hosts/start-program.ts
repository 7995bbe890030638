import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A port of this machine on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

interface RunningProgram {
  /** All that it has said so far. */
  said: () => string;
  stop: () => Promise<void>;
}

/** Starts a program and waits until it listens. */
export async function startProgram(
  program: string,
  args: string[],
  port: number,
  env: Record<string, string> = {},
): Promise<RunningProgram> {
  const running = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  running.stderr.on('data', (text) => {
    complaints += text;
  });
  const ended = once(running, 'close');
  for (let tries = 0; !(await listens(port)); tries += 1) {
    if (running.exitCode !== null || tries === 600) {
      running.kill('SIGKILL');
      throw new Error(`${program} does not start:\n${complaints}`);
    }
    await pause(100);
  }
  return {
    said: () => complaints,
    stop: async () => {
      running.kill();
      await ended;
    },
  };
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => resolve(false));
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
