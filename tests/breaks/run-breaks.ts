/** `npm run test:breaks`: puts each break of the list into a copy of the site, and sees whether the tests notice. */
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../browser/ensure-browser.ts';
import { withSiteCopy } from '../site-copy.ts';
import type { Break } from './break.ts';
import { breaks } from './breaks.ts';
import { tryBreak } from './try-break.ts';

const { values, positionals: words } = parseArgs({
  options: {
    /** Tries a part of the breaks, “2/8” the second of eight. */
    shard: { type: 'string', default: '1/1' },
  },
  allowPositionals: true,
});

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
  const chosen = chosenBreaks();
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

function chosenBreaks(): Break[] {
  const { shard } = values;
  const [, part = 0, parts = 0] = (/^(\d+)\/(\d+)$/.exec(shard) ?? []).map(Number);
  if (part < 1 || part > parts) {
    throw new Error(`“${shard}” is no part of the breaks. Write “2/8” for the second of eight.`);
  }
  const isMeant = ({ what, file, caughtBy }: Break) =>
    words.every((word) => `${what} ${file} ${caughtBy}`.toLowerCase().includes(word.toLowerCase()));
  const meant = breaks.filter(isMeant);
  if (meant.length === 0) throw new Error(`No break speaks of “${words.join(' ')}”.`);
  return meant.filter((_, index) => index % parts === part - 1);
}
