import { describe, expect, it } from 'vitest';

import { playwrightCachePaths } from './playwright-cache.ts';

describe('playwrightCachePaths', () => {
  it.each([
    [
      '/cache/chromium-12/chrome-linux64/chrome',
      '/cache/chromium_headless_shell-12/chrome-headless-shell-linux64/chrome-headless-shell',
    ],
    [
      '/cache/chromium-12/chrome-mac-arm64/Chrome.app/Contents/MacOS/Chrome',
      '/cache/chromium_headless_shell-12/chrome-headless-shell-mac-arm64/chrome-headless-shell',
    ],
    [
      'C:\\cache\\chromium-12\\chrome-win64\\chrome.exe',
      'C:\\cache\\chromium_headless_shell-12' +
        '\\chrome-headless-shell-win64\\chrome-headless-shell.exe',
    ],
  ])('adds the headless shell next to %s', (chromium, headlessShell) => {
    expect(playwrightCachePaths(() => chromium)).toEqual([chromium, headlessShell]);
  });

  it('adds nothing to a path it cannot read', () => {
    expect(playwrightCachePaths(() => '/elsewhere/chrome')).toEqual(['/elsewhere/chrome']);
  });

  it('is empty on a system Playwright does not support', () => {
    const unsupported = () => {
      throw new Error('not supported');
    };
    expect(playwrightCachePaths(unsupported)).toEqual([]);
  });
});
