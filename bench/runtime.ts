/**
 * `npm run bench:runtime`: how the built site behaves on a slow phone while React takes a page over, when a visitor taps
 * something, and when they stay long. `npm run bench:runtime -- memory` runs one part only.
 */
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../tests/browser/ensure-browser.ts';
import { serveBuiltSite } from '../tests/browser/served-site.ts';
import { sayIfBusy } from './busy-machine.ts';
import { print } from './report.ts';
import { benchHydration } from './runtime/hydration.ts';
import { benchInteractions } from './runtime/interactions.ts';
import { benchMemory } from './runtime/memory.ts';

const parts = {
  hydration: {
    bench: benchHydration,
    // Under Playwright V8 reads React a second time to tell where its calls come from; so it remembers that at once.
    args: ['--js-flags=--no-enable-lazy-source-positions'],
  },
  interactions: { bench: benchInteractions, args: [] },
  memory: {
    bench: benchMemory,
    // What the compilers make grows for hundreds of navigations, and is nothing that a page keeps.
    args: ['--js-flags=--jitless'],
  },
};

const [only] = process.argv.slice(2);
if (only && !(only in parts)) throw new Error(`There is no part called ${only}.`);
sayIfBusy();
const executablePath = ensureBrowser();
const { address, stop } = await serveBuiltSite();
const failures: string[] = [];
try {
  for (const [name, { bench, args }] of Object.entries(parts)) {
    if (only && only !== name) continue;
    const browser = await chromium.launch({ executablePath, args });
    const report = await bench({ browser, address }).finally(() => browser.close());
    print(report);
    failures.push(...report.failures);
  }
} finally {
  stop();
}
console.log('');
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;
else console.log('All rules are kept.');
