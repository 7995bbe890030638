import sharp from 'sharp';
import { postPath } from '../../src/lib/post-path.ts';
import { content } from './content.ts';
import { readPage, readSitemap } from './published.ts';
import { screens } from './screens.ts';
import { expect, test } from './test.ts';

const { organisation } = content.organisation;

test('every page has a title and a description of its own, of a length that is shown whole', async ({
  page,
  request,
}) => {
  const { paths } = await readSitemap(page, request);
  expect(paths).toEqual(expect.arrayContaining(screens.map(({ path }) => path)));
  const seen = new Set<string>();
  for (const path of [...paths, '/no-such-page', '/blog/no-such-post']) {
    const { title, meta, language } = await readPage(page, request, path);
    const [description = ''] = meta['description'] ?? [];
    const hasName = title.endsWith(` – ${organisation.name}`);
    // Where there is no room for our name, a post has its title alone.
    expect(hasName || title.length > 60 - ` – ${organisation.name}`.length, title).toBe(true);
    expect(title.length, `${path}: ${title}`).toBeGreaterThanOrEqual(15);
    // That of a post may be a little longer than what search engines show.
    expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(
      path.startsWith('/blog/') ? 70 : 60,
    );
    expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(50);
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160);
    expect(seen, path).not.toContain(title);
    expect(seen, path).not.toContain(description);
    seen.add(title).add(description);
    expect(language, path).toBe('en-GB');
    expect(meta['theme-color'], path).toHaveLength(2);
  }
});

test('titles stay discreet: on a shared phone they tell the page and the organisation, no more', async () => {
  for (const { head } of screens) {
    expect(head.title).not.toMatch(/sex|contracepti|abortion|pregnan|HIV|period|rights/i);
  }
});

test('every page names its one address; an unknown one is kept out of search results', async ({
  page,
  request,
}) => {
  const { address, paths } = await readSitemap(page, request);
  for (const path of paths) {
    const { links, meta } = await readPage(page, request, path);
    const canonical = links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href);
    expect(canonical, path).toEqual([address + path]);
    expect(meta['og:url'], path).toEqual([address + path]);
    expect(meta['robots'], path).toBeUndefined();
  }
  for (const path of ['/no-such-page', '/blog/no-such-post']) {
    const { status, links, meta } = await readPage(page, request, path);
    expect(status).toBe(404);
    expect(meta['robots'], path).toEqual(['noindex']);
    expect(links.map(({ rel }) => rel)).not.toContain('canonical');
  }
});

for (const path of [...screens.map((screen) => screen.path), '/404', '/blog/404']) {
  test(`a link to ${path} shows its words and a picture of its own`, async ({ page, request }) => {
    const { title, meta } = await readPage(page, request, path);
    const [picture = ''] = meta['og:image'] ?? [];
    expect(meta).toMatchObject({
      'og:title': [title.replace(` – ${organisation.name}`, '')],
      'og:description': meta['description'],
      'og:site_name': [organisation.name],
      'og:type': [content.posts.some(({ id }) => path === postPath(id)) ? 'article' : 'website'],
      'og:locale': ['en_GB'],
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'og:image:alt': [title],
      'twitter:card': ['summary_large_image'],
    });
    const answer = await request.get(new URL(picture).pathname);
    expect(answer.headers()).toMatchObject({
      'content-type': 'image/png',
      'cache-control': expect.stringContaining('immutable'),
    });
    const bytes = await answer.body();
    expect(bytes.length).toBeLessThanOrEqual(100_000);
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    });
  });
}

test('no two pages share a preview', async ({ page, request }) => {
  const { paths } = await readSitemap(page, request);
  const pictures: (string | undefined)[] = [];
  for (const path of paths) {
    pictures.push((await readPage(page, request, path)).meta['og:image']?.[0]);
  }
  expect(new Set(pictures).size).toBe(paths.length);
});
