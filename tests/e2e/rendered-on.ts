import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import type { IsoDate } from '../../src/content/types.ts';

type Prerenderer = typeof import('../../src/entry-prerender.tsx');

const prerenderer = import(pathToFileURL('dist/prerender/entry-prerender.js').href);

/** A page as a build on another day would have written it. */
export async function renderedOn(builtOn: IsoDate, path: string): Promise<string> {
  const { renderPage }: Prerenderer = await prerenderer;
  const { html } = await renderPage(path, { builtOn });
  return html;
}

/** Has the browser get a page as if the site had been built on another day. */
export async function serveAsBuiltOn(page: Page, builtOn: IsoDate, path: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const today = await response.text();
    const html = await renderedOn(builtOn, path);
    const document = today
      .replace(/ data-built="[^"]*"/, ` data-built="${builtOn}"`)
      .replace(/(<div id="root"[^>]*>).*?(?=<\/div>\s*<script)/s, (_, root) => root + html);
    await route.fulfill({ response, body: document });
  });
}
