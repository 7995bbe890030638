import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../../browser/find-program.ts';

export interface WebKitPrograms {
  driver: string;
  browser: string;
  screen: string;
}

/** What WebKit is tested with, where all of it is installed. */
export function findWebKit(): WebKitPrograms | undefined {
  const driver = findProgram('WebKitWebDriver');
  const browser = findMiniBrowser();
  const screen = findProgram('Xvfb');
  return driver && browser && screen ? { driver, browser, screen } : undefined;
}

/** It stands not on the PATH, but among the libraries: /usr/lib/<architecture>/webkit2gtk-<version>/MiniBrowser. */
function findMiniBrowser(libraries = '/usr/lib'): string | undefined {
  return foldersIn(libraries, /-linux-gnu$/)
    .flatMap((architecture) => foldersIn(architecture, /^webkit2?gtk-/))
    .map((folder) => findProgram('MiniBrowser', [folder]))
    .find((path) => path !== undefined);
}

function foldersIn(parent: string, names: RegExp): string[] {
  try {
    return readdirSync(parent)
      .filter((name) => names.test(name))
      .map((name) => join(parent, name));
  } catch {
    return [];
  }
}
