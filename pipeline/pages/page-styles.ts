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
 * The styles that stand in a page: those of its markup, and of what its scripts may add. Leaves out of the whole stylesheet the
 * rules for classes that none of these texts names; a word that only looks like a class keeps its rule.
 */
export function stylesUsedIn(texts: string[], css: string): string {
  const words = new Set(texts.flatMap((text) => text.split(/[\s"'`]+/)));
  // Lightning CSS does not know the property text-wrap, and would take it out with the class of that name.
  const unusedSymbols = classesIn(css).filter((name) => !words.has(name) && name !== 'text-wrap');
  const code = Buffer.from(css);
  return transform({
    filename: 'styles.css',
    code,
    minify: true,
    targets,
    unusedSymbols,
  }).code.toString();
}

function classesIn(css: string): string[] {
  const names = Array.from(css.matchAll(/\.((?:\\.|[\w-])+)/g), ([, name = '']) => name);
  return [...new Set(names)].map((name) => name.replaceAll('\\', ''));
}
