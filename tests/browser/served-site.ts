import { spawn } from 'node:child_process';

interface ServedSite {
  address: string;
  /** All that it has said so far. */
  said: () => string;
  stop: () => void;
}

/** Serves what is built, on a free port, for programs that look at it in a browser. */
export function serveBuiltSite(
  server = 'dist/server/serve.js',
  host = 'localhost',
): Promise<ServedSite> {
  const running = spawn(process.execPath, [server], {
    env: { ...process.env, PORT: '0', HOST: host },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  return new Promise((resolve, reject) => {
    // The server says which port it took.
    running.stdout.on('data', (line) => {
      said += line;
      const address = /http:\/\/\S+/.exec(String(line))?.[0];
      if (address) resolve({ address, said: () => said, stop: () => running.kill() });
    });
    running.on('exit', () => reject(new Error('The server stopped before it said its address.')));
  });
}
