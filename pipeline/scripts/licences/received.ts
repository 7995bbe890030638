/**
 * Which packages end up, in part or whole, in what visitors receive, and as what. The build refuses scripts with a package
 * that is missing here; styles and fonts come from packages that only the build needs.
 */
export const received: Record<string, string> = {
  '@fontsource-variable/bricolage-grotesque': 'font for headings, cut to size',
  '@fontsource-variable/figtree': 'font for text, cut to size',
  react: 'script',
  'react-dom': 'script',
  'react-router': 'script',
  scheduler: 'script',
  tailwindcss: 'base styles in every page',
};
