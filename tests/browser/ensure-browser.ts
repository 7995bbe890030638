import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { installPackages } from './apt-get.ts';
import { findProgram } from './find-program.ts';

const { arch, env, execPath, platform } = process;
const npmFolder = join(import.meta.dirname, 'npm-chromium');
const playwright = 'node_modules/@playwright/test/cli.js';
const options = { stdio: 'ignore', timeout: 300_000 } as const;

const installWays: Record<string, () => void> = {
  '@sparticuz/chromium with npm': installWithNpm,
  'chromium-headless-shell with apt-get': () => installPackages('chromium-headless-shell'),
  // Ubuntu has no package of the shell.
  'chromium with apt-get': () => installPackages('chromium'),
  // Not through npx: stopping that in time would leave the download itself running.
  'chromium with Playwright': () =>
    execFileSync(execPath, [playwright, 'install', 'chromium', '--no-shell'], options),
};

/** The path of a Chrome or Chromium to test with; installs one where there is none. */
export function ensureBrowser(find = findBrowser, ways = installWays): string {
  const chosen = env['CHROME_PATH'];
  if (chosen && !starts(chosen)) {
    throw new Error(
      `CHROME_PATH is "${chosen}", which does not start: set it to the full path of a Chrome or Chromium, or unset it.`,
    );
  }
  const path = chosen || find() || installBrowser(find, ways);
  // What this process starts inherits the answer: no two of them install a browser at once.
  env['CHROME_PATH'] = path;
  return path;
}

/** The first that starts: some systems put a mere hint to install a browser in its place. */
export function findBrowser(): string | undefined {
  return [
    // The same engine without windows: pages open in less than half the time.
    findProgram('chromium-headless-shell'),
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
    join(npmFolder, 'launch-chromium'),
  ].find((path) => path && starts(path));
}

function starts(path: string): boolean {
  if (!existsSync(path)) return false;
  // On Windows Chrome does not answer --version: it opens a window.
  if (platform === 'win32') return path.endsWith('.exe');
  return spawnSync(path, ['--version'], { ...options, timeout: 30_000 }).status === 0;
}

function installBrowser(find: typeof findBrowser, ways: typeof installWays): string {
  const failures: string[] = [];
  for (const [name, install] of Object.entries(ways)) {
    console.log(`No browser found: trying ${name}.`);
    try {
      install();
      const path = find();
      if (path) return path;
      failures.push(`${name} (it does not start)`);
    } catch (error) {
      failures.push(`${name} (${error instanceof Error ? error.message : error})`);
    }
  }
  throw new Error(
    `No Chrome or Chromium that starts was found, nor could one be installed: ${failures.join(', ')}. ` +
      'Install one, or set CHROME_PATH to the full path of its executable.',
  );
}

/** This browser brings the libraries and the fonts that it needs: nobody need be root for it. */
function installWithNpm(): void {
  if (platform !== 'linux' || arch !== 'x64') throw new Error('it is for Linux on x64');
  const unpack = "import('@sparticuz/chromium').then((it) => it.default.executablePath())";
  // Without these it leaves its libraries packed, and takes what another put into the shared temporary folder.
  const settings = { AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x', TMPDIR: join(npmFolder, 'node_modules') };
  const there = { ...options, cwd: npmFolder, env: { ...env, ...settings } };
  execFileSync('npm', ['ci', '--ignore-scripts'], there);
  execFileSync(execPath, ['--eval', unpack], there);
}
