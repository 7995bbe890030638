import { installPackages } from '../browser/apt-get.ts';
import { ensureBrowser } from '../browser/ensure-browser.ts';
import { type EngineName, engineNames, engines } from './engines.ts';

/**
 * Playwright calls this once, before all tests: installs the engines that this machine lacks. Without Chromium,
 * or on CI without any of them, it throws.
 */
export default function installEngines(): void {
  ensureBrowser();
  for (const name of engineNames.filter((name) => !engines[name].isInstalled())) {
    const packages = engines[name].packages.join(' ');
    console.log(`No ${name} found: installing ${packages} with apt-get.`);
    let reason = 'the packages lack it';
    try {
      installPackages(...engines[name].packages);
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
    }
    if (engines[name].isInstalled()) continue;
    const missing =
      `${name} is not installed and could not be installed here ` +
      `(${reason}). Install it: apt-get install ${packages}`;
    // Where nobody reads what was skipped, green must mean that all were tried.
    if (process.env['CI']) throw new Error(missing);
    // The tests run in other processes: they inherit the answer.
    process.env[variableOf(name)] = missing;
  }
}

/** Why this engine's tests are skipped. */
export function whyMissing(name: EngineName): string {
  return process.env[variableOf(name)] ?? `${name} is not installed.`;
}

function variableOf(name: EngineName): string {
  return `MISSING_${name.toUpperCase()}`;
}
