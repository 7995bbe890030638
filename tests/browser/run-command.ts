import { execFile } from 'node:child_process';
import { basename } from 'node:path';

type CommandOptions = {
  seconds: number;
  cwd?: string;
  env?: Readonly<Record<string, string>>;
};

export type RunCommand = (
  command: string,
  args: readonly string[],
  options: CommandOptions,
) => Promise<void>;

type Failure = { killed?: boolean; code?: number | string | null };

function reason({ killed, code }: Failure, seconds: number): string {
  if (killed) return `was stopped after ${seconds} seconds`;
  return typeof code === 'number' ? `ended with code ${code}` : 'could not be run';
}

/** Runs a command without showing its output, and rejects unless it succeeds in time. */
export const runCommand: RunCommand = (command, args, { seconds, env, ...options }) =>
  new Promise((resolve, reject) => {
    const child = execFile(
      command,
      args,
      {
        ...options,
        env: { ...process.env, ...env },
        timeout: seconds * 1000,
        maxBuffer: Number.POSITIVE_INFINITY,
      },
      (failure) => {
        if (failure === null) resolve();
        else reject(new Error(`${basename(command)} ${reason(failure, seconds)}`));
      },
    );
    child.stdin?.end();
  });
