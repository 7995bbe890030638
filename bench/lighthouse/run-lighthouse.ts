import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deviceFonts } from '../../tests/browser/device-fonts.ts';
import type { Report } from './report.ts';

/** The part of Lighthouse's configuration that we change. */
export interface Config {
  extends: 'lighthouse:default';
  settings: {
    ignoreStatusCode?: boolean;
    skipAudits?: string[];
    onlyAudits?: string[];
    blockedUrlPatterns?: string[];
  };
  audits?: { path: string; options: { ignoredPatterns: string[] } }[];
}

export type RunLighthouse = (url: string, config?: Config) => Promise<Report>;

interface LighthouseModule {
  default: (
    url: string,
    flags: { port: number; logLevel: 'error' },
    config?: Config,
  ) => Promise<{ lhr: Report } | undefined>;
}

interface LauncherModule {
  launch: (options: {
    chromePath: string;
    chromeFlags: string[];
    envVars: NodeJS.ProcessEnv;
  }) => Promise<{ port: number; kill: () => void }>;
  killAll: () => void;
}

const packageFolder = join(import.meta.dirname, '../../tools/lighthouse');

const chromeFlags = [
  '--headless',
  // Chromium has no sandbox for root, and shows nothing here but our own site.
  '--no-sandbox',
  // The site's certificate was made for this run alone.
  '--ignore-certificate-errors',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
];

/** Installs Lighthouse where it is missing or out of date; what comes back measures one page, once. */
export async function readyLighthouse(browserPath: string): Promise<RunLighthouse> {
  install();
  const { default: lighthouse }: LighthouseModule = await load('lighthouse');
  const { launch, killAll }: LauncherModule = await load('chrome-launcher');
  process.on('exit', () => killAll());
  // The fonts of the phone that Lighthouse simulates: those of this machine may be wider, and move pages.
  const envVars = { ...process.env, ...(await deviceFonts('android')) };

  return async (url, config) => {
    const chrome = await launch({ chromePath: browserPath, chromeFlags, envVars });
    try {
      const result = await lighthouse(url, { port: chrome.port, logLevel: 'error' }, config);
      if (!result) throw new Error(`Lighthouse gave no report on ${url}.`);
      const { runtimeError } = result.lhr;
      if (runtimeError) throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`);
      return result.lhr;
    } finally {
      chrome.kill();
    }
  };
}

function install() {
  // npm writes this file last, so half an installation does not count.
  const installed = statSync(join(packageFolder, 'node_modules/.package-lock.json'), {
    throwIfNoEntry: false,
  });
  const wanted = statSync(join(packageFolder, 'package-lock.json'));
  if (installed && installed.mtimeMs >= wanted.mtimeMs) return;
  console.log('Installing Lighthouse in tools/lighthouse …');
  execFileSync('npm', ['ci', '--ignore-scripts'], {
    cwd: packageFolder,
    stdio: 'ignore',
    timeout: 300_000,
  });
}

function load(name: string) {
  const { resolve } = createRequire(join(packageFolder, 'package.json'));
  return import(pathToFileURL(resolve(name)).href);
}
