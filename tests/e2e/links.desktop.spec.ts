import type { APIRequestContext, Page } from '@playwright/test';
import { fetchDocument, fetchSitemap, type ParsedDocument, parseXml } from './documents.ts';
import { expect, test } from './test.ts';

/** Follows all links within the site from home, and gives the pages by path. */
async function crawl(page: Page, request: APIRequestContext, address: string) {
  const pages = new Map<string, ParsedDocument>();
  const waiting = [{ path: '/', from: 'home' }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { path, from } = next;
    if (pages.has(path)) continue;
    const document = await fetchDocument(page, request, path);
    expect(document.status, `${path}, linked from ${from}`).toBe(200);
    pages.set(path, document);
    for (const href of document.hrefs) {
      const { origin, pathname } = new URL(href, address + path);
      const isPage = origin === address && !/\.\w+$/.test(pathname);
      if (isPage) waiting.push({ path: pathname, from: path });
    }
  }
  return pages;
}

/** What a document refers to within the site: links with their hashes, pictures, link elements, preview, structured data. */
function targetsIn(document: ParsedDocument, path: string, address: string): string[] {
  const { hrefs, pictures, links, meta, graph } = document;
  // Hashes in structured data are ids of its own.
  const inData = JSON.stringify(graph).match(/https?:[^"#]+/g) ?? [];
  return [
    ...hrefs,
    ...pictures,
    ...Object.values(links).flat(),
    ...(meta['og:image'] ?? []),
    ...inData,
  ]
    .map((href) => new URL(href, address + path))
    .filter(({ origin }) => origin === address)
    .map(({ pathname, hash }) => pathname + hash);
}

for (const site of ['real', 'many', 'few'] as const) {
  test.describe(`on the site “${site}”`, () => {
    test.use({ site });

    test('home leads to every page, and no link is broken', async ({ page, request }) => {
      const { address, paths } = await fetchSitemap(page, request);
      const pages = await crawl(page, request, address);
      expect([...pages.keys()].toSorted(), 'pages reached from home').toEqual(paths.toSorted());

      const targets = new Map<string, string>();
      for (const [path, document] of pages) {
        for (const target of targetsIn(document, path, address)) targets.set(target, path);
      }
      const unknown = '/no-such-page';
      for (const target of targetsIn(
        await fetchDocument(page, request, unknown),
        unknown,
        address,
      )) {
        if (!target.startsWith(unknown)) targets.set(target, 'the 404');
      }
      const feed = await (await request.get('/rss.xml')).text();
      for (const { link = '' } of await parseXml(page, feed, 'item')) {
        targets.set(new URL(link).pathname, 'the feed');
      }

      expect(targets.size).toBeGreaterThan(30);
      for (const [target, from] of targets) {
        const [path = '', hash] = target.split('#');
        const response = await request.get(path, { maxRedirects: 0 });
        expect.soft(response.status(), `${target}, on ${from}`).toBe(200);
        if (hash) expect.soft(pages.get(path)?.ids, `${target}, on ${from}`).toContain(hash);
      }
    });
  });
}
