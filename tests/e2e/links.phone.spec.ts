import type { APIRequestContext, Page } from '@playwright/test';
import { type ReadDocument, readPage, readSitemap, readXml } from './published.ts';
import { expect, test } from './test.ts';

interface Crawl {
  /** Every page that can be reached from home, by path. */
  pages: Map<string, ReadDocument>;
  /** Everything that pages point at, with the page that does. */
  targets: Map<string, string>;
}

/** Follows every link within the site, from the start page and from the answer to an unknown address. */
async function crawl(page: Page, request: APIRequestContext, address: string): Promise<Crawl> {
  const pages = new Map<string, ReadDocument>();
  const targets = new Map<string, string>();
  const waiting = ['/'];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path)) continue;
    const document = await readPage(page, request, path);
    expect(document.status, `${path}, linked from ${targets.get(path)}`).toBe(200);
    pages.set(path, document);
    for (const target of targetsIn(document, path, address)) {
      if (!targets.has(target)) targets.set(target, path);
    }
    const links = document.hrefs.map((href) => new URL(href, address + path));
    for (const { origin, pathname } of links) {
      if (origin === address && !/\.\w+$/.test(pathname)) waiting.push(pathname);
    }
  }
  return { pages, targets };
}

/** What a document points at within the site: links with their hashes, pictures, head links, previews, structured data. */
function targetsIn(document: ReadDocument, path: string, address: string): string[] {
  const { hrefs, pictures, links, meta, graph } = document;
  const inData = JSON.stringify(graph).match(/https?:[^"]+/g) ?? [];
  const all = [
    ...hrefs,
    ...pictures,
    ...links.map(({ href }) => href),
    ...(meta['og:image'] ?? []),
    ...inData,
  ];
  return all
    .map((href) => new URL(href, address + path))
    .filter(({ origin }) => origin === address)
    .map(({ pathname, hash }) => pathname + hash);
}

test('no link, hash, picture, feed entry or preview leads nowhere, and home leads to every page', async ({
  page,
  request,
}) => {
  test.slow();
  const { address, paths } = await readSitemap(page, request);
  const { pages, targets } = await crawl(page, request, address);
  expect([...pages.keys()].toSorted(), 'pages reached from home').toEqual(paths.toSorted());

  const lost = await readPage(page, request, '/no-such-page');
  for (const target of targetsIn(lost, '/no-such-page', address)) {
    if (!target.startsWith('/no-such-page#')) targets.set(target, 'the 404');
  }
  const feed = await (await request.get('/rss.xml')).text();
  for (const { link = '' } of await readXml(page, feed, 'item')) {
    expect(paths, 'what the feed names').toContain(new URL(link).pathname);
  }

  expect(targets.size).toBeGreaterThan(40);
  for (const [target, from] of targets) {
    const [path = '', hash] = target.split('#');
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), `${target}, on ${from}`).toBe(200);
    // Names of entries in structured data look like hashes, and are none.
    if (!hash || /^(organisation|website)$/.test(hash)) continue;
    expect(pages.get(path)?.ids, `${target}, on ${from}`).toContain(hash);
  }
});
