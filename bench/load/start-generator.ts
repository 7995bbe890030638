import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Job, Load } from './put-load.ts';

export interface Generator {
  run: (job: Job) => Promise<Load>;
  stop: () => void;
}

export function startGenerator(): Generator {
  const running = fork(new URL('./generator.ts', import.meta.url));
  const ended = new AbortController();
  running.once('exit', () => ended.abort(new Error('The generator was stopped.')));
  return {
    run: async (job) => {
      ended.signal.throwIfAborted();
      running.send(job);
      const [load] = await once(running, 'message', { signal: ended.signal }).catch(() => {
        throw ended.signal.reason;
      });
      return load;
    },
    stop: () => running.kill(),
  };
}
