import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';

interface RunningServer {
  address: string;
  /** Its output so far. */
  said: () => string;
  /** Stops it, and gives its exit code. */
  stop: () => Promise<number | null>;
}

/**
 * Starts a server of Node's, and waits until it says its address. That its port is open would say too little: Vite opens it
 * once to see whether it may, and closes it again.
 */
export function startServer(
  args: string[],
  env: Record<string, string>,
  cwd = '.',
): Promise<RunningServer> {
  const running = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(running, 'close');
  const stop = async () => {
    running.kill();
    const [exitCode] = await ended;
    return exitCode;
  };
  let said = '';
  return new Promise((resolve, reject) => {
    running.stderr.on('data', (words) => {
      said += words;
    });
    running.stdout.on('data', (words) => {
      said += words;
      // Vite writes the port in bold.
      const address = /http:\/\/[^\s/]+(?=[\s/])/.exec(stripVTControlCharacters(said))?.[0];
      if (address) resolve({ address, said: () => said, stop });
    });
    running.on('close', (exitCode) => {
      reject(new Error(`The server ended with exit code ${exitCode}:\n${said}`));
    });
  });
}
