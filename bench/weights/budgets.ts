import type { PageWeight } from './page-weight.ts';

export interface Budget {
  name: string;
  limit: number;
  /** What of a page it limits, or undefined where it does not concern that page. */
  of: (page: PageWeight) => number | undefined;
  /** What to do when a page passes it. */
  advice: string;
}

/** In bytes as they are sent, compressed with brotli, unless the name counts something else. What each is for: docs/performance.md */
export const budgets: Budget[] = [
  {
    name: 'answer',
    limit: 14_000,
    of: (page) => page.answer.br,
    advice:
      'The whole page, with its styles and the headers, must fit into the first packets: shorten it, or make a file of a drawing.',
  },
  {
    name: 'gzip',
    limit: 17_000,
    of: (page) => page.answer.gzip,
    advice: 'The same, where a host knows only gzip: shorten the page.',
  },
  {
    name: 'entry',
    limit: 1_500,
    of: (page) => page.entry,
    advice: 'See what src/entry-client.ts imports; what needs more than that belongs to React.',
  },
  {
    name: 'scripts',
    limit: 102_400,
    of: (page) => page.scripts,
    advice: 'See what the page imports, and what a library weighs, in dist/site/assets.',
  },
  {
    name: 'own',
    limit: 20_000,
    of: (page) => page.ownScripts,
    advice: 'The page brings too much of its own: see what it alone imports.',
  },
  {
    name: 'fonts',
    limit: 36_000,
    of: (page) => page.fonts.bytes,
    advice:
      'The characters that the fonts hold stand in pipeline/fonts/font-characters.ts, the weights in font-files.ts beside it.',
  },
  {
    name: 'font files',
    limit: 2,
    of: (page) => page.fonts.files,
    advice: 'Two families in one file each are all that a page may fetch.',
  },
  {
    name: 'first pictures',
    limit: 12_000,
    of: (page) => page.firstPictures,
    advice: 'Put a smaller picture at the top of the page.',
  },
  {
    name: 'pictures',
    limit: 60_000,
    of: (page) => page.pictures,
    advice: 'Fewer or smaller pictures: docs/editing-content.md says how photos become small.',
  },
  {
    name: 'without React',
    limit: 75_000,
    of: (page) => (page.needsReact ? undefined : page.all),
    advice: 'A page without controls, read to its end: see which of the columns before has grown.',
  },
  {
    name: 'whole home',
    limit: 180_000,
    of: (page) => (page.path === '/' ? page.all : undefined),
    advice: 'The home page, read to its end, costs too much: see which of the columns has grown.',
  },
  {
    name: 'first look',
    limit: 55_000,
    of: (page) => (page.path === '/' ? page.first.bytes : undefined),
    advice:
      'The home page before anybody scrolls costs too much: see which of the columns before has grown.',
  },
  {
    name: 'its requests',
    limit: 6,
    of: (page) => (page.path === '/' ? page.first.requests : undefined),
    advice: 'Page, icon, first script, two fonts and the rules for links are all it may ask for.',
  },
  {
    name: 'next page',
    limit: 8_000,
    of: (page) => page.asNextPage,
    advice:
      'What it costs to go on to this page, besides its pictures: its own script and its data.',
  },
];

/** A sentence for each budget that a page passes. */
export function passedBudgets(page: PageWeight): string[] {
  return budgets.flatMap(({ name, limit, of, advice }) => {
    const value = of(page) ?? 0;
    return value > limit ? [`${page.path}: ${name} ${value}, budget ${limit}. ${advice}`] : [];
  });
}
