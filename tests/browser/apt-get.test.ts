import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installPackages } from './apt-get.ts';

let folder: string;

/** Puts a script in the place of apt-get. */
async function aptGet(script: string) {
  await writeFile(join(folder, 'apt-get'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'apt-get-'));
  vi.stubEnv('PATH', folder);
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

describe.skipIf(process.platform === 'win32')('installPackages', () => {
  it('asks for the packages even where the update fails, and never asks back', async () => {
    vi.spyOn(process, 'getuid').mockReturnValue(0);
    await aptGet(`echo $DEBIAN_FRONTEND $@ >> '${folder}/asked'; [ $1 = install ]`);
    installPackages('one', 'two');
    expect(await readFile(join(folder, 'asked'), 'utf8')).toBe(
      'noninteractive update\nnoninteractive install -y --no-install-recommends one two\n',
    );
  });

  it.each([
    { user: 0, reason: 'apt-get install' },
    { user: 1000, reason: 'only root may' },
  ])('says to user $user why it cannot be: $reason', async ({ user, reason }) => {
    vi.spyOn(process, 'getuid').mockReturnValue(user);
    await aptGet('exit 100');
    expect(() => installPackages('one')).toThrow(reason);
  });
});
