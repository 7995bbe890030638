import { pathToFileURL } from 'node:url';
import type { IsoDate } from '../../src/content/types.ts';

type Prerenderer = typeof import('../../src/entry-prerender.tsx');

const prerenderer = import(pathToFileURL('dist/prerender/entry-prerender.js').href);

/** A page as a build on another day would have written it, without the marks that React leaves between words. */
export async function renderedOn(builtOn: IsoDate, path: string): Promise<string> {
  const { renderPage }: Prerenderer = await prerenderer;
  const { html } = await renderPage(path, { builtOn });
  return html.replaceAll('<!-- -->', '');
}
