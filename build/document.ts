import type { PrerenderedPage } from '../src/entry-prerender.tsx';
import type { BuiltAssets } from './built-assets.ts';

/** The frame of index.html filled with one page. */
export function fillDocument(frame: string, page: PrerenderedPage, assets: BuiltAssets): string {
  const fillings: [mark: string, filling: string][] = [
    ['<!-- head -->', headTags(page)],
    ['<link rel="stylesheet" href="/src/app.css" />', `<style>${assets.css}</style>`],
    ['<div id="root"></div>', rootElement(page)],
    ['/src/entry-client.ts', assets.entry],
    ['/src/hydrate.tsx', assets.scriptsOf(page.id).join(' ')],
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

function headTags({ head }: PrerenderedPage): string {
  return (
    `<title>${escapeHtml(head.title)}</title>\n    ` +
    `<meta name="description" content="${escapeHtml(head.description)}" />`
  );
}

function rootElement({ html, id, loaderData }: PrerenderedPage): string {
  const root = `<div id="root" data-page="${escapeHtml(id)}">${html}</div>`;
  const hasData = Object.values(loaderData).some((data) => data !== undefined);
  if (!hasData) return root;
  return `${root}\n    <script type="application/json" id="page-data">${escapeJson(loaderData)}</script>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** JSON that cannot end the script element it stands in. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
