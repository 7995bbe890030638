import { readFileSync } from 'node:fs';

interface Usage {
  /** For how long it has kept a processor busy. */
  busySeconds: number;
  /** Bytes in memory. */
  memory: number;
}

/** Linux counts in hundredths of a second, whatever the machine. */
const ticksASecond = 100;

/** What a process uses; undefined where the system has no /proc to tell. */
export function usageOf(pid: number): Usage | undefined {
  if (process.platform !== 'linux') return undefined;
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The program's name comes first, in brackets, and may hold spaces.
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(status) ?? [];
  return {
    busySeconds: (Number(user) + Number(system)) / ticksASecond,
    memory: Number(kilobytes) * 1024,
  };
}
