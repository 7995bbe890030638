import { describe, expect, it } from 'vitest';

import { runCommand } from './run-command.ts';

function runScript(script: string, seconds = 30) {
  return runCommand(process.execPath, ['--eval', script], { env: { MOOD: 'good' }, seconds });
}

describe('runCommand', () => {
  it('resolves when the command succeeds', async () => {
    await expect(runScript('')).resolves.toBeUndefined();
  });

  it('adds to the environment', async () => {
    await expect(
      runScript('process.exit(process.env.MOOD === "good" && process.env.PATH ? 0 : 1)'),
    ).resolves.toBeUndefined();
  });

  it('says with which code the command failed', async () => {
    await expect(runScript('process.exit(3)')).rejects.toThrow(/^node(\.exe)? ended with code 3$/);
  });

  it('stops a command that takes too long', async () => {
    await expect(runScript('setInterval(() => {}, 1000)', 0.5)).rejects.toThrow(
      /was stopped after 0\.5 seconds$/,
    );
  });

  it('says when there is no such command', async () => {
    await expect(runCommand('/no/such/command', [], { seconds: 1 })).rejects.toThrow(
      'command could not be run',
    );
  });
});
