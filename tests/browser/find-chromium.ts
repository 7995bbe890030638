import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';

const npmChromium = '@sparticuz/chromium@147.0.0';
const folder = resolve('node_modules/.cache/chromium');

/**
 * Playwright runs this before the tests. They take the browser at CHROME_PATH, else Playwright's own, if it starts. Where there is
 * neither, one is installed: on Linux from npm, because that one brings its libraries and needs no root.
 */
export default async function findChromium(): Promise<void> {
  if (process.env['CHROME_PATH'] || (await hasPlaywrightBrowser())) return;
  const { platform, arch } = process;
  try {
    if (platform === 'linux' && arch === 'x64') process.env['CHROME_PATH'] = installFromNpm();
    else installWithPlaywright();
  } catch (error) {
    throw new Error(
      'There is no browser for the tests: run `npx playwright install --with-deps --only-shell chromium`, ' +
        'or set CHROME_PATH to the full path of a Chrome or Chromium.',
      { cause: error },
    );
  }
}

function hasPlaywrightBrowser(): Promise<boolean> {
  return chromium.launch().then(
    (browser) => browser.close().then(() => true),
    () => false,
  );
}

function installFromNpm(): string {
  const { env, execPath } = process;
  const start = join(folder, 'chromium');
  if (existsSync(start)) return start;
  console.log(`Fetching ${npmChromium} (66 MB) …`);
  execFileSync('npm', ['install', '--ignore-scripts', '--prefix', folder, npmChromium]);
  // The AWS setting makes it unpack its libraries, too.
  const unpacked = join(folder, 'node_modules');
  const unpackEnv = { ...env, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x', TMPDIR: unpacked };
  const unpack = "import('@sparticuz/chromium').then((it) => it.default.executablePath())";
  execFileSync(execPath, ['--eval', unpack], { cwd: folder, env: unpackEnv });
  const libraries = `LD_LIBRARY_PATH='${unpacked}/al2023/lib' XDG_DATA_HOME='${unpacked}'`;
  writeFileSync(start, `#!/bin/sh\n${libraries} exec '${unpacked}/chromium' "$@"\n`, {
    mode: 0o755,
  });
  return start;
}

function installWithPlaywright(): void {
  const playwright = 'node_modules/@playwright/test/cli.js';
  const args = [playwright, 'install', '--only-shell', 'chromium'];
  execFileSync(process.execPath, args, { stdio: 'inherit' });
}
