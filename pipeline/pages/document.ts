import type { DocumentFacts } from '../../src/components/document-facts.ts';
import type { PrerenderedPage } from '../../src/entry-prerender.tsx';
import { policyForMeta } from '../publishing/content-policy.ts';
import { firstLook } from '../scripts/first-look.ts';
import type { BuiltAssets } from './built-assets.ts';
import { escapeJson, escapeMarkup } from './escape.ts';

/** A rendered page with the tags for its head. */
type DocumentParts = Pick<PrerenderedPage, 'html' | 'id' | 'folder' | 'loaderData'> & {
  headTags: string;
  /** Put into the page so that the first paint waits for nothing else. */
  styles: string;
  facts: DocumentFacts;
};

/** The frame of index.html filled with one page. */
export function fillDocument(frame: string, page: DocumentParts, assets: BuiltAssets): string {
  const fillings: [mark: string, filling: string][] = [
    // The browser must know the encoding first, and the policy before anything that it governs.
    [
      '<meta charset="utf-8" />',
      `<meta charset="utf-8" />\n    <meta http-equiv="Content-Security-Policy" content="${policyForMeta(page.styles)}" />`,
    ],
    ['<!-- head -->', page.headTags],
    [
      '<link rel="stylesheet" href="/src/fonts.css" />',
      `<script>${firstLook}</script><style>${page.styles}</style>`,
    ],
    // Its rules stand beside those for the fonts, as far as the page needs them.
    ['\n    <link rel="stylesheet" href="/src/app.css" />', ''],
    ['<div id="root"></div>', rootElement(page) + leavingScript(page, assets)],
    ['/src/entry-client.ts', assets.entry],
    [
      '/src/app.css /src/hydrate.tsx',
      [assets.stylesheet, ...assets.scriptsOf(page.folder)].join(' '),
    ],
  ];
  return fillings.reduce((document, [mark, filling]) => {
    if (document.split(mark).length !== 2) {
      throw new Error(
        `index.html must hold ${mark} exactly once; the build fills the page in there.`,
      );
    }
    return document.replace(mark, () => filling);
  }, frame);
}

function rootElement({ html, id, loaderData, facts: { builtOn } }: DocumentParts): string {
  const root = `<div id="root" data-page="${escapeMarkup(id)}" data-built="${builtOn}">${shortEnds(html)}</div>`;
  const hasData = Object.values(loaderData).some((data) => data !== undefined);
  if (!hasData) return root;
  return `${root}\n    <script type="application/json" id="page-data">${escapeJson(loaderData)}</script>`;
}

function leavingScript({ html }: DocumentParts, { leaving }: BuiltAssets): string {
  return html.includes(' data-leave=')
    ? `\n    <script type="module" src="${leaving}"></script>`
    : '';
}

/** In drawings an element that holds nothing may end where it begins; React spells its end out. */
function shortEnds(html: string): string {
  return html.replaceAll(/><\/(?:circle|path|rect)>/g, '/>');
}
