import { describe, expect, it } from 'vitest';
import type { InstallWay } from './install-browser.ts';
import { installBrowser } from './install-browser.ts';

const broken: InstallWay = {
  name: 'one with a broken tool',
  install: () => Promise.reject(new Error('tool ended with code 1')),
};
const useless: InstallWay = { name: 'one in vain', install: async () => ['/useless'] };
const good: InstallWay = { name: 'a good one', install: async () => ['/good'] };

function install(ways: readonly InstallWay[]) {
  const said: string[] = [];
  const installed = installBrowser(ways, {
    firstThatStarts: async (paths) => paths.find((path) => path === '/good'),
    say: (line) => said.push(line),
  });
  return { installed, said };
}

describe('installBrowser', () => {
  it('stops at the first way that brings a browser, and says each in one line', async () => {
    const { installed, said } = install([broken, useless, good, broken]);
    expect(await installed).toBe('/good');
    expect(said).toEqual([
      'No browser found: installing one with a broken tool.',
      'No browser found: installing one in vain.',
      'No browser found: installing a good one.',
    ]);
  });

  it('ends with one sentence on what was tried and how to fix it', async () => {
    await expect(install([broken, useless]).installed).rejects.toThrow(
      'No browser was found for the end-to-end tests: CHROME_PATH is not set, no Chrome or ' +
        "Chromium that starts is installed or in Playwright's cache, and these attempts to " +
        'install one failed: one with a broken tool (tool ended with code 1), ' +
        'one in vain (it brought no browser that starts); ' +
        'install Chrome or Chromium, or set CHROME_PATH to the full path of its executable.',
    );
  });
});
