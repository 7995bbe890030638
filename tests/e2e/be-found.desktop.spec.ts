import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { postPath } from '../../src/lib/post-path.ts';
import { content } from './content.ts';
import { type ReadDocument, readPage, readSitemap } from './published.ts';
import { screens } from './screens.ts';
import { expect, test } from './test.ts';

const { organisation } = content.organisation;
const named = ` – ${organisation.name}`;

test('every page has words and an address of its own, and a picture, where it is found and where it is linked to', async ({
  page,
  request,
}) => {
  const { address, paths } = await readSitemap(page, request);
  expect(paths).toEqual(expect.arrayContaining(screens.map(({ path }) => path)));
  const unknown = ['/no-such-page', '/blog/no-such-post'];
  const seen = new Set<unknown>();
  for (const path of [...paths, ...unknown]) {
    await test.step(path, async () => {
      const document = await readPage(page, request, path);
      expectWholeWords(document, path);
      if (unknown.includes(path)) expectKeptOut(document);
      else expectOneAddress(document, address + path);
      await expectPreview(document, path, request);

      const { title, meta } = document;
      for (const own of [title, meta['description']?.[0]]) {
        expect(seen).not.toContain(own);
        seen.add(own);
      }
    });
  }
});

/** A title and a description of a length that search engines show whole. */
function expectWholeWords({ title, meta, language }: ReadDocument, path: string) {
  const [description = ''] = meta['description'] ?? [];
  // Where there is no room for our name, a post has its title alone.
  expect(title.endsWith(named) || title.length > 60 - named.length, title).toBe(true);
  expect(title.length, title).toBeGreaterThanOrEqual(15);
  // That of a post may be a little longer than what search engines show.
  expect(title.length, title).toBeLessThanOrEqual(path.startsWith('/blog/') ? 70 : 60);
  expect(description.length, description).toBeGreaterThanOrEqual(50);
  expect(description.length, description).toBeLessThanOrEqual(160);
  expect(language).toBe('en-GB');
  expect(meta['theme-color']).toHaveLength(2);
}

function expectOneAddress({ links, meta }: ReadDocument, address: string) {
  const canonical = links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href);
  expect(canonical).toEqual([address]);
  expect(meta['og:url']).toEqual([address]);
  expect(meta['robots']).toBeUndefined();
}

/** What stands where no page is must not be found. */
function expectKeptOut({ status, links, meta }: ReadDocument & { status: number }) {
  expect(status).toBe(404);
  expect(meta['robots']).toEqual(['noindex']);
  expect(links.map(({ rel }) => rel)).not.toContain('canonical');
}

/** What chats and social networks show of a link to the page. */
async function expectPreview(
  { title, meta }: ReadDocument,
  path: string,
  request: APIRequestContext,
) {
  const post = content.posts.find(({ id }) => path === postPath(id));
  expect(meta).toMatchObject({
    'og:title': [title.replace(named, '')],
    'og:description': meta['description'],
    'og:site_name': [organisation.name],
    'og:type': [post ? 'article' : 'website'],
    'og:locale': ['en_GB'],
    'og:image:width': ['1200'],
    'og:image:height': ['630'],
    'og:image:alt': [post?.image.alt ?? expect.stringMatching(/\w/)],
    'twitter:card': ['summary_large_image'],
  });
  const answer = await request.get(new URL(meta['og:image']?.[0] ?? '').pathname);
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': expect.stringContaining('immutable'),
  });
  const bytes = await answer.body();
  expect(bytes.length).toBeLessThanOrEqual(120_000);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
}

test('titles stay discreet: on a shared phone they tell the page and the organisation, no more', () => {
  for (const { head } of screens) {
    expect(head.title).not.toMatch(/sex|contracepti|abortion|pregnan|HIV|period|rights/i);
  }
});
