import { posix, win32 } from 'node:path';

export type BrowserEnv = {
  CHROME_PATH?: string | undefined;
  PATH?: string | undefined;
  LOCALAPPDATA?: string | undefined;
  ProgramFiles?: string | undefined;
  'ProgramFiles(x86)'?: string | undefined;
};

// The shell is the same engine without windows: pages open in less than half the time.
const linuxNames = [
  'chromium-headless-shell',
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
];
const linuxFolders = ['/usr/local/bin', '/usr/bin', '/snap/bin'];
const linuxPaths = ['/opt/google/chrome/chrome', '/usr/lib/chromium/chromium'];

const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function linuxBrowserPaths(env: BrowserEnv): string[] {
  const pathFolders = (env.PATH ?? '').split(posix.delimiter).filter(posix.isAbsolute);
  const folders = [...new Set([...pathFolders, ...linuxFolders])];
  const named = linuxNames.flatMap((name) => folders.map((folder) => posix.join(folder, name)));
  return [...named, ...linuxPaths];
}

function windowsBrowserPaths(env: BrowserEnv): string[] {
  return [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .flatMap((folder) =>
      ['Google\\Chrome', 'Chromium'].map((product) =>
        win32.join(folder, product, 'Application', 'chrome.exe'),
      ),
    );
}

/** Every place where a Chrome or Chromium of this system may be, the best first. */
export function installedBrowserPaths(
  env: BrowserEnv,
  platform: NodeJS.Platform,
): readonly string[] {
  if (platform === 'win32') return windowsBrowserPaths(env);
  if (platform === 'darwin') return macPaths;
  return linuxBrowserPaths(env);
}
