/** `npm run test:breaks`: puts each break of the list into a copy of the site, and sees whether the tests notice. */
import { ensureBrowser } from '../browser/ensure-browser.ts';
import { withSiteCopy } from '../site-copy.ts';
import { breaks } from './breaks.ts';
import { tryBreak } from './try-break.ts';

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const chosen = breaks.filter(({ what, file, caughtBy }) =>
  words.every((word) => `${what} ${file} ${caughtBy}`.toLowerCase().includes(word)),
);

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => interruption.abort(new Error('Stopped.')));
}

try {
  await runBreaks();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

async function runBreaks(): Promise<void> {
  if (chosen.length === 0) throw new Error(`No break speaks of “${words.join(' ')}”.`);
  // The copy has no browser of its own.
  ensureBrowser();
  let survived = 0;
  console.log('| what breaks | what notices |\n|---|---|');
  await withSiteCopy(async (copy) => {
    for (const it of chosen) {
      const noticed = await tryBreak(copy, it, interruption.signal);
      if (!noticed) survived += 1;
      console.log(`| ${it.what} | ${noticed?.replaceAll('|', '\\|') ?? '**nothing**'} |`);
    }
  });
  console.log(`\n${chosen.length - survived} of ${chosen.length} breaks were noticed.`);
  if (survived > 0) process.exitCode = 1;
}
