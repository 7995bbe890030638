import { headScript } from '../../src/browser/head-script.ts';
import { policyForMeta } from '../publishing/headers.ts';
import { escapeMarkup } from '../shared/escape.ts';

interface DocumentParts {
  html: string;
  headTags: string;
  /** Inlined, so that the first paint waits for no stylesheet. */
  criticalCss: string;
  mainScript: string;
}

/** The document of one page. `template` is the text of index.html. */
export function renderDocument(template: string, page: DocumentParts): string {
  return replacePlaceholders(template, [
    // The encoding comes first, and the CSP before all that it governs.
    [
      '<meta charset="utf-8" />',
      `<meta charset="utf-8" />\n    <meta http-equiv="Content-Security-Policy" content="${policyForMeta(page.criticalCss)}" />`,
    ],
    ['<!-- head -->', page.headTags],
    [
      '<link rel="stylesheet" href="/src/fonts.css" />',
      `<script>${headScript}</script><style>${page.criticalCss}</style>`,
    ],
    // The critical CSS has the rules of both stylesheets.
    ['\n    <link rel="stylesheet" href="/src/app.css" />', ''],
    ['<!-- page -->', selfClose(page.html)],
    ['/src/browser/main.ts', page.mainScript],
    // On a page with a quick exit the script does not wait.
    [' fetchpriority="low"', page.html.includes(' data-quick-exit=') ? '' : ' fetchpriority="low"'],
  ]);
}

/** For the development server, which serves styles and scripts as they are. */
export function renderDevDocument(
  template: string,
  { html, title }: { html: string; title: string },
) {
  return replacePlaceholders(template, [
    ['<!-- head -->', `<title>${escapeMarkup(title)}</title><script>${headScript}</script>`],
    ['<!-- page -->', html],
  ]);
}

function replacePlaceholders(template: string, values: [placeholder: string, value: string][]) {
  return values.reduce((document, [placeholder, value]) => {
    if (document.split(placeholder).length !== 2) {
      throw new Error(
        `index.html must hold ${placeholder} exactly once; the build puts the page in there.`,
      );
    }
    // A function: in a string, signs such as $& would have a meaning.
    return document.replace(placeholder, () => value);
  }, template);
}

/** Empty SVG elements may be self-closing, which is shorter; React writes their end tags. */
function selfClose(html: string): string {
  return html.replaceAll(/><\/(?:circle|path|rect)>/g, '/>');
}
