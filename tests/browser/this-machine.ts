import { accessSync, constants, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { installWays } from './install-ways.ts';
import { installedBrowserPaths } from './installed-browsers.ts';
import { installNpmChromium, unpackedNpmChromium } from './npm-chromium.ts';
import { playwrightCachePaths } from './playwright-cache.ts';
import { runCommand } from './run-command.ts';

const { arch, env, platform } = process;
const npmPackageFolder = join(import.meta.dirname, 'npm-chromium');

function isExecutableFile(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

async function starts(path: string): Promise<boolean> {
  // On Windows Chrome does not answer --version: it opens a window.
  if (platform === 'win32') return true;
  return runCommand(path, ['--version'], { seconds: 30 }).then(
    () => true,
    () => false,
  );
}

function installedPaths(): readonly string[] {
  return installedBrowserPaths(env, platform);
}

function cachePaths(): readonly string[] {
  return playwrightCachePaths(() => chromium.executablePath());
}

/** The machine these tests run on, as `ensureBrowser` needs to see it. */
export const thisMachine = {
  env,
  isExecutableFile,
  starts,
  say: (line: string) => process.stdout.write(`${line}\n`),
  installedPaths,
  cachedPaths: () => [...cachePaths(), ...unpackedNpmChromium(npmPackageFolder)],
  installWays: () =>
    installWays({
      platform,
      arch,
      isRoot: process.getuid?.() === 0,
      hasAptGet: isExecutableFile('/usr/bin/apt-get'),
      run: runCommand,
      installNpmChromium: () => installNpmChromium(npmPackageFolder, runCommand),
      installedPaths,
      playwrightCachePaths: cachePaths,
      playwrightCli: createRequire(import.meta.url).resolve('@playwright/test/cli'),
    }),
};
