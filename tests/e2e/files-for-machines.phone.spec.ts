import type { APIRequestContext } from '@playwright/test';
import { postPath } from '../../src/lib/post-path.ts';
import { content } from './content.ts';
import { readSitemap, readXml } from './published.ts';
import { screens } from './screens.ts';
import { expect, test } from './test.ts';

const { organisation } = content.organisation;

async function fetched(request: APIRequestContext, path: string, type: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  expect(response.headers()['content-type'], path).toContain(type);
  return response.text();
}

test('the sitemap lists every page once, with the day of its last change where content has one', async ({
  page,
  request,
}) => {
  const { entries, paths } = await readSitemap(page, request);
  expect(new Set(paths).size).toBe(paths.length);
  const postPaths = content.posts.map(({ id }) => postPath(id));
  const wanted = new Set([...screens.map(({ path }) => path), ...postPaths]);
  const parts = paths.filter((path) => /^\/blog\/page\/\d+$/.test(path));
  expect(paths.toSorted()).toEqual([...wanted, ...parts].toSorted());
  const changed = Object.fromEntries(
    paths.map((path, index) => [path, entries[index]?.['lastmod']]),
  );
  expect(changed).toMatchObject({
    ...Object.fromEntries(content.posts.map(({ id, date }) => [postPath(id), date])),
    '/blog': content.posts[0]?.date,
    '/announcements': content.calls
      .map(({ date }) => date)
      .toSorted()
      .at(-1),
    '/about': undefined,
  });
});

test('the makers of what visitors receive are named, with their licences', async ({ request }) => {
  const text = await fetched(request, '/licences.txt', 'text/plain');
  for (const name of ['react-dom', 'scheduler', 'tailwindcss', 'Figtree', 'Bricolage']) {
    expect(text).toContain(name);
  }
  expect(text).toContain('Permission is hereby granted, free of charge');
  expect(text).toContain('SIL OPEN FONT LICENSE');
});

test('the feed holds every post with its whole text', async ({ page, request }) => {
  const xml = await fetched(request, '/rss.xml', 'xml');
  const { address } = await readSitemap(page, request);
  const [rss] = await readXml(page, xml, 'rss');
  expect(rss?.['@version']).toBe('2.0');
  const [channel] = await readXml(page, xml, 'channel');
  expect(channel).toMatchObject({
    title: `Blog – ${organisation.name}`,
    link: `${address}/blog`,
    description: content.blog.head.description,
    language: 'en-GB',
  });
  expect(await readXml(page, xml, 'channel > link')).toContainEqual({
    '@href': `${address}/rss.xml`,
    '@rel': 'self',
    '@type': 'application/rss+xml',
  });

  const items = await readXml(page, xml, 'item');
  expect(items.map((item) => item['title'])).toEqual(content.posts.map(({ title }) => title));
  for (const [index, post] of content.posts.entries()) {
    const item = items[index];
    const link = address + postPath(post.id);
    expect(item).toMatchObject({
      title: post.title,
      link,
      guid: link,
      description: post.excerpt,
      category: post.category,
      author: `${organisation.email} (${post.author})`,
    });
    expect(new Date(item?.['pubDate'] ?? '').toISOString()).toMatch(post.date);
    const html = item?.['content:encoded'] ?? '';
    const text = await page.evaluate(
      (html) => new DOMParser().parseFromString(html, 'text/html').body.textContent,
      html,
    );
    for (const words of post.content.flatMap(wordsOf)) expect(text).toContain(words);
    expect(html).not.toMatch(/class=|<svg|<script/);
  }
});

test('whoever opens the feed in a browser reads what it is and what is new, and is led to the blog', async ({
  page,
}) => {
  const { feedForPeople, head } = content.blog;
  await page.goto('/rss.xml');
  await expect(page.getByText(feedForPeople.text)).toBeVisible();
  await expect(page.getByText(head.description)).toBeVisible();
  for (const { title, excerpt } of content.posts.slice(0, 1)) {
    const newest = page.locator('item').first();
    for (const [part, text] of [
      ['title', title],
      ['description', excerpt],
    ] as const) {
      await expect(newest.locator(part)).toBeVisible();
      expect(await newest.locator(part).textContent()).toBe(text);
    }
    // For programs: the text with its tags.
    await expect(newest.locator('encoded')).toBeHidden();
  }
  await page.getByText(feedForPeople.link).click();
  await expect(page).toHaveURL('/blog');
});

type Block = (typeof content.post.content)[number];

function wordsOf(block: Block): string[] {
  if ('text' in block) return [block.text];
  if (block.type === 'callout') return [block.title, ...block.items];
  return block.type === 'list' ? block.items : [];
}

test('robots may read everything and are told where the sitemap is', async ({ page, request }) => {
  const { address } = await readSitemap(page, request);
  const lines = (await fetched(request, '/robots.txt', 'text/plain')).split('\n');
  expect(lines).toEqual(['User-agent: *', 'Allow: /', `Sitemap: ${address}/sitemap.xml`, '']);
});

test('whoever finds a weakness knows whom to tell, for less than a year from the build', async ({
  page,
  request,
}) => {
  const { address } = await readSitemap(page, request);
  const text = await fetched(request, '/.well-known/security.txt', 'text/plain');
  const fields = new Map(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/, 2) as [string, string]),
  );
  expect(fields.get('Contact')).toBe(`mailto:${organisation.email}`);
  expect(fields.get('Canonical')).toBe(`${address}/.well-known/security.txt`);
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});

test('a bookmark on the home screen has our name, sign and colours', async ({ page, request }) => {
  const manifest = JSON.parse(await fetched(request, '/manifest.webmanifest', 'manifest+json'));
  expect(manifest).toMatchObject({ name: organisation.name, start_url: '/', lang: 'en-GB' });
  await page.goto('/');
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute(
    'href',
    '/manifest.webmanifest',
  );
  const colours = await page
    .locator('meta[name="theme-color"]')
    .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content')));
  expect(colours).toContain(manifest.theme_color);
  const purposes = manifest.icons.map(({ purpose = 'any' }: { purpose?: string }) => purpose);
  expect(purposes).toEqual(expect.arrayContaining(['any', 'maskable']));
  for (const { src, type } of manifest.icons) await fetched(request, src, type);
});

test('programs that ask for the usual names of an icon find one', async ({ page, request }) => {
  await fetched(request, '/apple-touch-icon.png', 'image/png');
  await fetched(request, '/favicon.ico', 'image/x-icon');
  // A browser reads the file, too.
  await page.goto('/favicon.ico');
  const size = await page.locator('img').evaluate((it: HTMLImageElement) => it.naturalWidth);
  expect(size).toBe(32);
});

test('the blog’s head and the blog itself lead to the feed', async ({ page }) => {
  for (const path of ['/blog', ...content.posts.slice(0, 1).map(({ id }) => postPath(id))]) {
    await page.goto(path);
    await expect(page.locator('link[rel="alternate"]')).toHaveAttribute('href', '/rss.xml');
  }
  await page.goto('/blog');
  await expect(page.getByRole('link', { name: content.blog.feed })).toHaveAttribute(
    'href',
    '/rss.xml',
  );
});
