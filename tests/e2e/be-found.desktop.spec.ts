import sharp from 'sharp';
import { content } from './content.ts';
import { readPage, readSitemap, type Thing } from './published.ts';
import { screens } from './screens.ts';
import { expect, test } from './test.ts';

const { organisation } = content.organisation;

/** What each kind of structured data cannot do without. */
const required: Record<string, string[]> = {
  NGO: ['name', 'url', 'logo', 'description', 'address', 'email', 'telephone'],
  WebSite: ['name', 'url', 'publisher'],
  BlogPosting: ['headline', 'datePublished', 'author', 'image', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Organization: ['name'],
  Person: ['name'],
};

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
    expect(title, path).toMatch(new RegExp(`.+ – ${organisation.name}$`));
    expect(title.length, `${path}: ${title}`).toBeGreaterThanOrEqual(15);
    expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(60);
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
      'og:type': [path === `/blog/${content.post.id}` ? 'article' : 'website'],
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

test('structured data says what each page is, and only what stands on it', async ({
  page,
  request,
}) => {
  const { address, paths } = await readSitemap(page, request);
  for (const path of paths) {
    const { graph, text, dates } = await readPage(page, request, path);
    expect(graph.map((thing) => thing['@type']).sort(), path).toEqual(expectedTypes(path));
    for (const [field, value] of graph.flatMap(valuesIn)) {
      const isKnown =
        value.startsWith(`${address}/`) || dates.includes(value) || text.includes(value);
      expect(isKnown, `${path}: ${field} “${value}” stands on the page`).toBe(true);
    }
    for (const thing of graph.flatMap(thingsIn)) {
      // What only points at an entry that stands elsewhere needs no more than its name.
      if ('@id' in thing && !('url' in thing)) continue;
      expect(Object.keys(thing), `${path}: ${thing['@type']}`).toEqual(
        expect.arrayContaining(required[thing['@type']] ?? ['a kind that this test knows']),
      );
    }
  }
});

test('search engines can tell where a post stands', async ({ page, request }) => {
  const { address } = await readSitemap(page, request);
  const path = `/blog/${content.post.id}`;
  const { graph } = await readPage(page, request, path);
  const trail = graph.find((thing) => thing['@type'] === 'BreadcrumbList');
  expect(trail?.['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${address}/` },
    { '@type': 'ListItem', position: 2, name: 'Blog', item: `${address}/blog` },
    { '@type': 'ListItem', position: 3, name: content.post.title, item: address + path },
  ]);
});

function expectedTypes(path: string): string[] {
  if (path === '/') return ['NGO', 'WebSite'];
  return path.startsWith('/blog/') ? ['BlogPosting', 'BreadcrumbList'] : ['BreadcrumbList'];
}

/** The texts in structured data with the names of their fields; types and names of entries are for machines alone. */
function valuesIn(thing: object): [field: string, value: string][] {
  return Object.entries(thing).flatMap(([field, value]): [string, string][] => {
    if (field.startsWith('@')) return [];
    if (typeof value === 'string') return [[field, value]];
    return typeof value === 'object' && value !== null ? valuesIn(value) : [];
  });
}

/** An entry with those inside it. */
function thingsIn(thing: object): Thing[] {
  const inside = Object.values(thing).flatMap((value: unknown) =>
    typeof value === 'object' && value !== null ? thingsIn(value) : [],
  );
  return '@type' in thing ? [thing as Thing, ...inside] : inside;
}
