import { transform } from 'lightningcss';

const version = (major: number, minor = 0) => (major << 16) | (minor << 8);

/** The oldest browsers that Vite builds for: newer syntax is compiled for them. */
const targets = {
  chrome: version(111),
  edge: version(111),
  firefox: version(114),
  safari: version(16, 4),
  ios_saf: version(16, 4),
};

/**
 * The part of the stylesheet that a page inlines: without the rules for classes that none of the sources, its markup and its
 * scripts, names. A word that only looks like a class keeps its rule.
 */
export function criticalCss(sources: string[], css: string): string {
  const words = new Set(sources.flatMap((source) => source.split(/[\s"'`]+/)));
  // Lightning CSS does not know the property text-wrap, and would take it out with the class of that name.
  const unusedSymbols = classesIn(css).filter((name) => !words.has(name) && name !== 'text-wrap');
  return transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    unusedSymbols,
  }).code.toString();
}

function classesIn(css: string): string[] {
  const names = Array.from(css.matchAll(/\.((?:\\.|[\w-])+)/g), ([, name = '']) => name);
  return [...new Set(names)].map((name) => name.replaceAll('\\', ''));
}
