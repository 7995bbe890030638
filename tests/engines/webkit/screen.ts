import { spawn } from 'node:child_process';

interface Screen {
  /** What programs are told in DISPLAY to draw on it. */
  display: string;
  stop: () => void;
}

/** A screen in memory. */
export function startScreen(xvfb: string): Promise<Screen> {
  const toldIn = 3;
  const running = spawn(
    xvfb,
    ['-displayfd', `${toldIn}`, '-nolisten', 'tcp', '-screen', '0', '1280x900x24'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  return new Promise((resolve, reject) => {
    // It takes a free number and says which.
    running.stdio[toldIn]?.on('data', (number) =>
      resolve({ display: `:${String(number).trim()}`, stop: () => running.kill() }),
    );
    running.on('error', reject);
    running.on('exit', () => reject(new Error('Xvfb stopped before it said its number.')));
  });
}
