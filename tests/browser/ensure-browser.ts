import type { BrowserSearch } from './find-browser.ts';
import { chosenBrowser, firstThatStarts } from './find-browser.ts';
import type { InstallWay } from './install-browser.ts';
import { installBrowser } from './install-browser.ts';
import type { BrowserEnv } from './installed-browsers.ts';
import { thisMachine } from './this-machine.ts';

export type BrowserMachine = BrowserSearch & {
  env: BrowserEnv;
  installedPaths: () => readonly string[];
  cachedPaths: () => readonly string[];
  installWays: () => readonly InstallWay[];
};

async function findOrInstallBrowser(machine: BrowserMachine): Promise<string> {
  const { say, installedPaths, cachedPaths, installWays } = machine;
  const search = (paths: readonly string[]) => firstThatStarts(paths, machine);
  return (
    (await search(installedPaths())) ??
    (await search(cachedPaths())) ??
    (await installBrowser(installWays(), { firstThatStarts: search, say }))
  );
}

/** The path of a Chrome or Chromium to test with; installs one where there is none. */
export async function ensureBrowser(machine: BrowserMachine = thisMachine): Promise<string> {
  const { env, isExecutableFile } = machine;
  const path = chosenBrowser(env, isExecutableFile) ?? (await findOrInstallBrowser(machine));
  // The test workers load the configuration again: they inherit the answer.
  env.CHROME_PATH = path;
  return path;
}
