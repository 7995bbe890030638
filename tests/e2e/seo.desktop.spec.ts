import sharp from 'sharp';
import { fetchDocument, fetchSitemap } from './documents.ts';
import { expect, test } from './test.ts';

test.describe('on the real site', () => {
  test.use({ site: 'real' });

  test('each page has its own title, description and preview', async ({ page, request }) => {
    const { address, paths } = await fetchSitemap(page, request);
    const seen = new Map<string, string>();
    for (const path of paths) {
      const { title, meta, ...document } = await fetchDocument(page, request, path);
      const [description = ''] = meta['description'] ?? [];
      expect.soft(document, path).toMatchObject({
        status: 200,
        language: 'en-GB',
        links: { canonical: [address + path], manifest: ['/manifest.webmanifest'] },
      });
      expect.soft(meta, path).toMatchObject({
        'og:url': [address + path],
        'og:description': [description],
        'og:image': [expect.stringContaining(`${address}/previews/`)],
        'og:image:alt': [expect.stringMatching(/\S/)],
      });
      expect.soft(meta['robots'], path).toBeUndefined();

      const file = fileOf(path);
      expect.soft(title.length, `${file}: shorten the title “${title}”`).toBeLessThanOrEqual(70);
      const { length } = description;
      expect.soft(length, `${file}: lengthen “${description}”`).toBeGreaterThanOrEqual(50);
      expect.soft(length, `${file}: shorten “${description}”`).toBeLessThanOrEqual(160);
      for (const words of [title, description]) {
        const other = seen.get(words);
        expect.soft(other, `${file}: “${words}” is that of another page, too`).toBeUndefined();
        seen.set(words, path);
      }
      // The browser history of a shared phone must not reveal these topics. The title of a post is up to its author.
      const telling = /sex|contracepti|abortion|pregnan|HIV|period|rights/i;
      if (file === 'src/pages') expect.soft(title).not.toMatch(telling);
    }
  });

  test('each preview picture is a small JPEG of 1200 × 630 pixels', async ({ page, request }) => {
    for (const path of (await fetchSitemap(page, request)).paths) {
      const { meta } = await fetchDocument(page, request, path);
      const preview = await request.get(new URL(meta['og:image']?.[0] ?? '').pathname);
      expect(preview.headers(), path).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': expect.stringContaining('immutable'),
      });
      const bytes = await preview.body();
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
      const advice = `${fileOf(path)}: take a picture with fewer details as its image`;
      expect.soft(bytes.length, advice).toBeLessThanOrEqual(120_000);
    }
  });
});

/** Where the words of a page are written. */
function fileOf(path: string): string {
  const [, post] = /^\/blog\/([^/]+)$/.exec(path) ?? [];
  return post ? `content/posts/${post}.md` : 'src/pages';
}

test.describe('on a site with many entries', () => {
  test.use({ site: 'many' });
  const name = 'Łódź & Eŋŋoma Youth and Women Movement for Health and Climate Justice!';

  test('a post has its own meta tags and structured data', async ({ page, request }) => {
    const { title, meta, links, graph } = await fetchDocument(page, request, '/blog/letter-13');
    // With our name it would be longer than search engines show.
    expect(title).toBe('Eŋŋoma: the day we planted trees');
    expect(links).toMatchObject({
      canonical: ['https://e-yess.example/blog/letter-13'],
      alternate: ['/rss.xml'],
    });
    const description = '"Letter 13" tells how we planted > 40 trees & <b> behind a school.';
    expect(meta).toMatchObject({
      description: [description],
      'theme-color': [expect.any(String), expect.any(String)],
      'og:type': ['article'],
      'article:published_time': ['2026-01-13'],
      'og:site_name': [name],
      'og:locale': ['en_GB'],
      'og:title': [title],
      'og:description': [description],
      'og:image': [
        expect.stringMatching(/^https:\/\/e-yess\.example\/previews\/planting-day-.*jpg$/),
      ],
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'og:image:alt': ['Picture of letter 13'],
      'twitter:card': ['summary_large_image'],
    });
    expect(graph).toEqual([
      {
        '@type': 'BlogPosting',
        '@id': 'https://e-yess.example/blog/letter-13',
        url: 'https://e-yess.example/blog/letter-13',
        headline: title,
        datePublished: '2026-01-13',
        articleSection: 'From the field',
        image: expect.stringMatching(
          /^https:\/\/e-yess\.example\/pictures\/planting-day-.*\.webp$/,
        ),
        author: { '@type': 'Person', name: 'Łucja Apiyo' },
        publisher: { '@type': 'NGO', '@id': 'https://e-yess.example/#organisation', name },
      },
    ]);
  });

  test('special characters in a title are escaped correctly', async ({ page, request }) => {
    const { title, graph } = await fetchDocument(page, request, '/blog/letter-12');
    expect(title).toContain('</script> & the "<b>" of planting');
    expect(graph).toMatchObject([{ headline: '</script> & the "<b>" of planting' }]);
  });

  test('home describes the organisation in its structured data', async ({ page, request }) => {
    const { title, meta, graph } = await fetchDocument(page, request, '/');
    expect(title).toBe('Youth-led change');
    expect(meta).toMatchObject({
      'og:type': ['website'],
      'og:title': ['Youth-led change'],
    });
    const url = 'https://e-yess.example/';
    expect(graph).toEqual([
      {
        '@type': 'NGO',
        '@id': `${url}#organisation`,
        name,
        url,
        logo: `${url}icon-512.png`,
        description: expect.stringContaining('A youth-led, women-inclusive non-profit in Uganda.'),
        address: 'Nakawa, Kampala, Uganda',
        email: 'hello@ezuka.org',
        telephone: '+256 772 123 456',
        sameAs: ['https://social.example/e'],
      },
      {
        '@type': 'WebSite',
        '@id': `${url}#website`,
        name,
        url,
        publisher: { '@id': `${url}#organisation` },
      },
    ]);
  });

  test('the second page of the blog has its own title and address', async ({ page, request }) => {
    const second = await fetchDocument(page, request, '/blog/page/2');
    expect(second).toMatchObject({
      title: 'Blog, page 2',
      meta: {
        description: ['Older notes from our work in Uganda, the newest first: page 2 of our blog.'],
      },
      links: { canonical: ['https://e-yess.example/blog/page/2'], alternate: ['/rss.xml'] },
      graph: [],
    });
    const about = await fetchDocument(page, request, '/about');
    expect(about.graph).toEqual([]);
    expect(about.links).not.toHaveProperty('alternate');
  });
});

test('the organisation is the author of a post signed by the team', async ({ page, request }) => {
  const { graph } = await fetchDocument(page, request, '/blog/young-and-ready-to-lead');
  const author = { '@type': 'Organization', name: 'The E-YESS Uganda team' };
  expect(graph).toMatchObject([{ author }]);
});

for (const path of ['/nope', '/blog/no-such-post', '/blog/page/2']) {
  test(`${path} asks search engines not to index it`, async ({ page, request }) => {
    const { status, meta, links, graph } = await fetchDocument(page, request, path);
    expect(status).toBe(404);
    expect(meta).toMatchObject({
      robots: ['noindex'],
      description: [expect.stringMatching(/.{50}/)],
    });
    expect(meta).not.toHaveProperty('og:url');
    expect(links).not.toHaveProperty('canonical');
    expect(graph).toEqual([]);
  });
}
