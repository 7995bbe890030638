import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ensureBrowser, findBrowser, findSmallBrowser } from './ensure-browser.ts';

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
    expect(findSmallBrowser()).toBe(shell);
    expect(findBrowser()).toBe(shell);
  });

  it('passes over what does not start', async () => {
    await program('chromium-headless-shell', 1);
    await program('google-chrome', 1);
    const chromium = await program('chromium-browser', 0);
    expect(findBrowser()).toBe(findSmallBrowser() ?? chromium);
  });
});

describe.skipIf(process.platform === 'win32')('ensureBrowser', () => {
  const found = { find: () => '/found' };

  it('takes the chosen browser before any other', async () => {
    const path = await program('chosen', 0);
    vi.stubEnv('CHROME_PATH', path);
    expect(ensureBrowser([found])).toBe(path);
  });

  it('never replaces a wrong choice', () => {
    vi.stubEnv('CHROME_PATH', '/typo');
    expect(() => ensureBrowser([found])).toThrow(
      'CHROME_PATH is "/typo", which does not start: set it to the full path of a Chrome or Chromium, or unset it.',
    );
  });

  it('installs nothing where it finds one first, and hands its answer on', () => {
    const run = vi.fn();
    expect(ensureBrowser([found, { ...found, install: { name: 'late', run } }])).toBe('/found');
    expect(process.env['CHROME_PATH']).toBe('/found');
    expect(run).not.toHaveBeenCalled();
  });

  const nothing = () => undefined;
  const broken = {
    find: nothing,
    install: {
      name: 'broken',
      run: () => {
        throw new Error('only root may');
      },
    },
  };

  it('takes one that is at hand where another cannot be fetched', () => {
    expect(ensureBrowser([{ find: nothing }, broken, found])).toBe('/found');
  });

  it('tries one way after another until there is a browser', () => {
    let path: string | undefined;
    const good = {
      find: () => path,
      install: {
        name: 'good',
        run: () => {
          path = '/new';
        },
      },
    };
    const last = vi.fn();
    expect(ensureBrowser([broken, good, { find: last }])).toBe('/new');
    expect(last).not.toHaveBeenCalled();
  });

  it('says what was tried, and what to do', () => {
    const useless = { find: nothing, install: { name: 'useless', run: () => {} } };
    expect(() => ensureBrowser([{ find: nothing }, broken, useless])).toThrow(
      'No Chrome or Chromium that starts was found, nor could one be installed: ' +
        'broken (only root may), useless (it does not start). ' +
        'Install one, or set CHROME_PATH to the full path of its executable.',
    );
  });
});
