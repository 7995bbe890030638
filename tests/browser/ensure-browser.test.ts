import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ensureBrowser, findBrowser } from './ensure-browser.ts';

let folder: string;

/** A program that ends with a code when it is asked for its version. */
async function program(name: string, code: number) {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\nexit ${code}\n`, { mode: 0o755 });
  return path;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'browsers-'));
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROME_PATH', '');
  vi.spyOn(console, 'log').mockImplementation(() => {});
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

describe.skipIf(process.platform === 'win32')('findBrowser', () => {
  it('prefers the shell', async () => {
    const shell = await program('chromium-headless-shell', 0);
    await program('google-chrome', 0);
    expect(findBrowser()).toBe(shell);
  });

  it('passes over what does not start', async () => {
    await program('google-chrome', 1);
    const chromium = await program('chromium-browser', 0);
    expect(findBrowser()).toBe(chromium);
  });
});

describe.skipIf(process.platform === 'win32')('ensureBrowser', () => {
  it('takes the chosen browser before any other', async () => {
    const path = await program('chosen', 0);
    vi.stubEnv('CHROME_PATH', path);
    expect(ensureBrowser(() => '/found')).toBe(path);
  });

  it('never replaces a wrong choice', () => {
    vi.stubEnv('CHROME_PATH', '/typo');
    expect(() => ensureBrowser(() => '/found')).toThrow(
      'CHROME_PATH is "/typo", which does not start: set it to the full path of a Chrome or Chromium, or unset it.',
    );
  });

  it('installs nothing where it finds one, and hands its answer on', () => {
    const install = vi.fn();
    expect(ensureBrowser(() => '/found', { install })).toBe('/found');
    expect(process.env['CHROME_PATH']).toBe('/found');
    expect(install).not.toHaveBeenCalled();
  });

  const broken = () => {
    throw new Error('only root may');
  };

  it('tries one way after another until there is a browser', () => {
    let found: string | undefined;
    const good = () => {
      found = '/new';
    };
    const last = vi.fn();
    expect(ensureBrowser(() => found, { broken, good, last })).toBe('/new');
    expect(last).not.toHaveBeenCalled();
  });

  it('says what was tried, and what to do', () => {
    const tryAll = () => ensureBrowser(() => undefined, { broken, useless: () => {} });
    expect(tryAll).toThrow(
      'No Chrome or Chromium that starts was found, nor could one be installed: ' +
        'broken (only root may), useless (it does not start). ' +
        'Install one, or set CHROME_PATH to the full path of its executable.',
    );
  });
});
