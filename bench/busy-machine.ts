import { availableParallelism, loadavg } from 'node:os';

/** Warns before a bench of time, when other programs keep the machine busy. */
export function sayIfBusy(): void {
  const [load = 0] = loadavg();
  if (load <= availableParallelism()) return;
  console.log(
    `This machine is busy (load ${load.toFixed(1)}): what takes time seems to take more.`,
  );
}
