import { headScript } from '../../src/browser/head-script.ts';
import { policyForMeta } from '../publishing/content-policy.ts';
import { escapeMarkup } from './escape.ts';

interface DocumentParts {
  /** What stands in the body. */
  html: string;
  headTags: string;
  /** Put into the page so that the first paint waits for nothing else. */
  styles: string;
  mainScript: string;
}

/** The frame of index.html filled with one page. */
export function fillDocument(frame: string, page: DocumentParts): string {
  return fill(frame, [
    // The browser must know the encoding first, and the policy before anything that it governs.
    [
      '<meta charset="utf-8" />',
      `<meta charset="utf-8" />\n    <meta http-equiv="Content-Security-Policy" content="${policyForMeta(page.styles)}" />`,
    ],
    ['<!-- head -->', page.headTags],
    [
      '<link rel="stylesheet" href="/src/fonts.css" />',
      `<script>${headScript}</script><style>${page.styles}</style>`,
    ],
    // Its rules stand beside those for the fonts, as far as the page needs them.
    ['\n    <link rel="stylesheet" href="/src/app.css" />', ''],
    ['<!-- page -->', shortEnds(page.html)],
    ['/src/browser/main.ts', page.mainScript],
    // A page with an exit does not let it wait.
    [' fetchpriority="low"', page.html.includes(' data-quick-exit=') ? '' : ' fetchpriority="low"'],
  ]);
}

/** The frame for the development server, which serves styles and scripts as they are. */
export function fillDraft(frame: string, { html, title }: { html: string; title: string }) {
  return fill(frame, [
    ['<!-- head -->', `<title>${escapeMarkup(title)}</title><script>${headScript}</script>`],
    ['<!-- page -->', html],
  ]);
}

function fill(frame: string, fillings: [mark: string, filling: string][]): string {
  return fillings.reduce((document, [mark, filling]) => {
    if (document.split(mark).length !== 2) {
      throw new Error(
        `index.html must hold ${mark} exactly once; the build fills the page in there.`,
      );
    }
    return document.replace(mark, () => filling);
  }, frame);
}

/** In drawings an element that holds nothing may end where it begins; React spells its end out. */
function shortEnds(html: string): string {
  return html.replaceAll(/><\/(?:circle|path|rect)>/g, '/>');
}
