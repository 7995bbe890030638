import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { serveBuiltSite } from '../browser/served-site.ts';
import { buildCopy, withSiteCopy } from '../site-copy.ts';
import { content } from './content.ts';
import { readPage, readSitemap, readXml } from './published.ts';
import { expect, test } from './test.ts';

const address = 'https://www.e-yess.example';
const title = 'The day we planted';

test('a post added by the recipe is in the list, the feed, the sitemap and has a preview, with no other edit', async ({
  page,
  playwright,
}) => {
  test.setTimeout(240_000);
  await withSiteCopy(async (copy) => {
    const folder = join(copy, 'src/content/blog');
    const example = await readFile(join(folder, `${content.post.id}.ts`), 'utf8');
    const post = example
      .replace(`id: '${content.post.id}'`, "id: 'planting-day'")
      .replace(content.post.title, title)
      .replace(content.post.excerpt, `${content.post.excerpt.slice(0, 100)} And then it rained.`)
      .replace(content.post.date, '2026-02-03');
    await writeFile(join(folder, 'planting-day.ts'), post);
    await buildCopy(copy, { env: { SITE_URL: address } });

    const { address: served, stop } = await serveBuiltSite(join(copy, 'dist/server/serve.js'));
    const request = await playwright.request.newContext({ baseURL: served });
    try {
      const list = await readPage(page, request, '/blog');
      expect(list.text.indexOf(title)).toBeGreaterThan(0);
      expect(list.text.indexOf(title)).toBeLessThan(list.text.indexOf(content.post.title));
      expect(list.hrefs).toContain('/blog/planting-day');

      const { entries, paths } = await readSitemap(page, request);
      expect(paths).toHaveLength(10);
      expect(entries).toContainEqual({
        loc: `${address}/blog/planting-day`,
        lastmod: '2026-02-03',
      });
      expect(entries).toContainEqual({ loc: `${address}/blog`, lastmod: '2026-02-03' });

      const feed = await (await request.get('/rss.xml')).text();
      const items = await readXml(page, feed, 'item');
      expect(items.map((item) => item['title'])).toEqual([title, content.post.title]);

      const { meta, graph } = await readPage(page, request, '/blog/planting-day');
      expect(meta['og:title']).toEqual([title]);
      expect(graph[0]).toMatchObject({ '@type': 'BlogPosting', datePublished: '2026-02-03' });
      const [preview = ''] = meta['og:image'] ?? [];
      expect(preview).toMatch(`${address}/previews/`);
      const picture = await (await request.get(new URL(preview).pathname)).body();
      expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
    } finally {
      await request.dispose();
      stop();
    }
  });
});
