import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { installPackages } from './apt-get.ts';
import { findProgram } from './find-program.ts';

const { arch, env, execPath, platform } = process;
const npmFolder = join(import.meta.dirname, 'npm-chromium');
const options = { stdio: 'ignore', timeout: 300_000 } as const;

interface Way {
  find: () => string | undefined;
  /** What has to be done first, by what name. */
  install?: { name: string; run: () => void };
}

const withNpm: Way = {
  find: findSmallBrowser,
  install: { name: '@sparticuz/chromium with npm', run: installWithNpm },
};

/** In this order: a browser without windows is fetched, where npm has one, even if another is at hand. */
const allWays: Way[] = [
  { find: findSmallBrowser },
  ...(platform === 'linux' && arch === 'x64' ? [withNpm] : []),
  { find: findBrowser },
  packaged('chromium-headless-shell'),
  // Ubuntu has no package of the shell.
  packaged('chromium'),
  { find: findBrowser, install: { name: 'chromium with Playwright', run: installWithPlaywright } },
];

/** The path of a Chrome or Chromium to test with; installs one where there is none. */
export function ensureBrowser(ways = allWays): string {
  const chosen = env['CHROME_PATH'];
  if (chosen && !starts(chosen)) {
    throw new Error(
      `CHROME_PATH is "${chosen}", which does not start: set it to the full path of a Chrome or Chromium, or unset it.`,
    );
  }
  const path = chosen || findOrInstall(ways);
  // What this process starts inherits the answer: no two of them install a browser at once.
  env['CHROME_PATH'] = path;
  return path;
}

function findOrInstall(ways: Way[]): string {
  const failures: string[] = [];
  for (const { find, install } of ways) {
    try {
      if (install) console.log(`Fetching a browser for the tests: ${install.name}.`);
      install?.run();
      const path = find();
      if (path) return path;
      if (install) failures.push(`${install.name} (it does not start)`);
    } catch (error) {
      failures.push(`${install?.name} (${error instanceof Error ? error.message : error})`);
    }
  }
  throw new Error(
    `No Chrome or Chromium that starts was found, nor could one be installed: ${failures.join(', ')}. ` +
      'Install one, or set CHROME_PATH to the full path of its executable.',
  );
}

/** The same engine without windows: pages open sooner, and letters have the widths that playwright.config.ts asks for. */
export function findSmallBrowser(): string | undefined {
  return firstToStart([findProgram('chromium-headless-shell'), join(npmFolder, 'launch-chromium')]);
}

export function findBrowser(): string | undefined {
  return (
    findSmallBrowser() ??
    firstToStart([
      findProgram('google-chrome-stable'),
      findProgram('google-chrome'),
      findProgram('chromium'),
      findProgram('chromium-browser'),
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      `${env['ProgramFiles']}\\Google\\Chrome\\Application\\chrome.exe`,
      `${env['ProgramFiles(x86)']}\\Google\\Chrome\\Application\\chrome.exe`,
      `${env['LOCALAPPDATA']}\\Google\\Chrome\\Application\\chrome.exe`,
      chromium.executablePath(),
    ])
  );
}

/** Some systems put a mere hint to install a browser in its place. */
function firstToStart(paths: (string | undefined)[]): string | undefined {
  return paths.find((path) => path && starts(path));
}

function starts(path: string): boolean {
  if (!existsSync(path)) return false;
  // On Windows Chrome does not answer --version: it opens a window.
  if (platform === 'win32') return path.endsWith('.exe');
  return spawnSync(path, ['--version'], { ...options, timeout: 30_000 }).status === 0;
}

function packaged(name: string): Way {
  const run = () => installPackages(name);
  return { find: findBrowser, install: { name: `${name} with apt-get`, run } };
}

/** This browser brings the libraries and the fonts that it needs: nobody need be root for it. */
function installWithNpm(): void {
  const unpack = "import('@sparticuz/chromium').then((it) => it.default.executablePath())";
  // Without these it leaves its libraries packed, and takes what another put into the shared temporary folder.
  const settings = { AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x', TMPDIR: join(npmFolder, 'node_modules') };
  const there = { ...options, cwd: npmFolder, env: { ...env, ...settings } };
  // Without a network another browser will do, or none: that is to be known soon.
  execFileSync('npm', ['ci', '--ignore-scripts', '--fetch-retries=1'], there);
  execFileSync(execPath, ['--eval', unpack], there);
}

/** Not through npx: stopping that in time would leave the download itself running. */
function installWithPlaywright(): void {
  const playwright = 'node_modules/@playwright/test/cli.js';
  execFileSync(execPath, [playwright, 'install', 'chromium', '--no-shell'], options);
}
