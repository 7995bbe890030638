import { describe, expect, it } from 'vitest';

import { installedBrowserPaths } from './installed-browsers.ts';

describe('installedBrowserPaths', () => {
  it('looks on Linux for each name on PATH, then in the usual folders', () => {
    const paths = installedBrowserPaths({ PATH: '/first:/second' }, 'linux');
    expect(paths.slice(0, 5)).toEqual([
      '/first/chromium-headless-shell',
      '/second/chromium-headless-shell',
      '/usr/local/bin/chromium-headless-shell',
      '/usr/bin/chromium-headless-shell',
      '/snap/bin/chromium-headless-shell',
    ]);
    expect(paths).toContain('/second/chromium-browser');
    expect(paths.indexOf('/usr/bin/google-chrome')).toBeLessThan(paths.indexOf('/first/chromium'));
    expect(paths.at(-1)).toBe('/usr/lib/chromium/chromium');
  });

  it('names no place twice, and none relative to the current folder', () => {
    const paths = installedBrowserPaths({ PATH: '/usr/bin::.:/usr/bin' }, 'linux');
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.every((path) => path.startsWith('/'))).toBe(true);
  });

  it('knows the usual folders of Linux without a PATH', () => {
    expect(installedBrowserPaths({}, 'linux')).toContain('/usr/bin/chromium');
  });

  it('looks on macOS in the applications', () => {
    expect(installedBrowserPaths({}, 'darwin')).toEqual([
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ]);
  });

  it('looks on Windows in those program folders that are set', () => {
    const env = { 'ProgramFiles(x86)': 'C:\\Programs (x86)', LOCALAPPDATA: 'C:\\Local' };
    expect(installedBrowserPaths(env, 'win32')).toEqual([
      'C:\\Programs (x86)\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Programs (x86)\\Chromium\\Application\\chrome.exe',
      'C:\\Local\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Local\\Chromium\\Application\\chrome.exe',
    ]);
  });
});
