import { ensureBrowser } from '../browser/ensure-browser.ts';
import { findProgram } from '../browser/find-program.ts';
import { startChromium, startFirefox } from './playwright-engines.ts';
import type { Engine } from './visitor.ts';
import { findWebKit } from './webkit/programs.ts';
import { startWebKit } from './webkit/start-webkit.ts';

export type EngineName = 'Chromium' | 'Firefox' | 'WebKit';

interface EngineSource {
  /** Those of Debian's packages that bring it. */
  packages: readonly string[];
  isInstalled: () => boolean;
  /** Undefined where it is not installed. */
  start: () => Promise<Engine | undefined>;
}

export const engines: Record<EngineName, EngineSource> = {
  // Never missing: without it the tests do not begin.
  Chromium: {
    packages: [],
    isInstalled: () => true,
    start: async () => startChromium(ensureBrowser()),
  },
  Firefox: source(['firefox-esr'], () => findProgram('firefox-esr'), startFirefox),
  WebKit: source(['webkit2gtk-driver', 'xvfb'], findWebKit, startWebKit),
};

export const engineNames = Object.keys(engines) as EngineName[];

function source<Programs>(
  packages: readonly string[],
  find: () => Programs | undefined,
  start: (programs: Programs) => Promise<Engine>,
): EngineSource {
  return {
    packages,
    isInstalled: () => find() !== undefined,
    start: async () => {
      const programs = find();
      return programs && start(programs);
    },
  };
}
