import { transform } from 'lightningcss';

const version = (major: number, minor = 0) => (major << 16) | (minor << 8);

/** The oldest browsers that Vite builds for; newer ways to write a rule would be lost on them. */
const targets = {
  chrome: version(111),
  edge: version(111),
  firefox: version(114),
  safari: version(16, 4),
  ios_saf: version(16, 4),
};

/**
 * The styles that stand in each kind of page: those of its own markup, and of what the first script may add. All pages of one
 * kind, such as posts, have the same, because the policy names each of them.
 */
export function stylesOfKinds(
  pages: { folder: string; html: string }[],
  script: string,
  css: string,
): Map<string, string> {
  const kinds = new Set(pages.map(({ folder }) => folder));
  return new Map(
    Array.from(kinds, (kind) => {
      const alike = pages.filter(({ folder }) => folder === kind).map(({ html }) => html);
      return [kind, stylesUsedIn([script, ...alike], css)];
    }),
  );
}

/**
 * Leaves out of a stylesheet the rules for classes that none of these texts names: the markup of pages, and the scripts that
 * add to it. A word that only looks like a class keeps its rule.
 */
function stylesUsedIn(texts: string[], css: string): string {
  const words = new Set(texts.flatMap((text) => text.split(/[\s"'`]+/)));
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    unusedSymbols: classesIn(css).filter((name) => !words.has(name)),
  });
  return code.toString();
}

function classesIn(css: string): string[] {
  const names = Array.from(css.matchAll(/\.((?:\\.|[\w-])+)/g), ([, name = '']) => name);
  return [...new Set(names)].map((name) => name.replaceAll('\\', ''));
}
