import { sitePaths } from '../../src/content/site.ts';
import { fetchDocument, fetchSitemap, parseXml } from './documents.ts';
import { expect, test } from './test.ts';

test('sends each file with its media type', async ({ request }) => {
  const types = {
    '/rss.xml': 'xml',
    '/sitemap.xml': 'xml',
    '/robots.txt': 'text/plain',
    '/.well-known/security.txt': 'text/plain',
    '/licences.txt': 'text/plain',
    '/manifest.webmanifest': 'manifest+json',
    '/favicon.svg': 'image/svg+xml',
    '/favicon.ico': 'image/x-icon',
    '/apple-touch-icon.png': 'image/png',
    '/icon-512.png': 'image/png',
    '/icon-maskable-512.png': 'image/png',
  };
  for (const [path, type] of Object.entries(types)) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(200);
    expect.soft(response.headers()['content-type'], path).toContain(type);
  }
});

test('robots.txt allows everything and names the sitemap', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toBe(
    'User-agent: *\nAllow: /\nSitemap: https://e-yess.example/sitemap.xml\n',
  );
});

test('security.txt names a contact, and expires within a year', async ({ request }) => {
  const text = await (await request.get('/.well-known/security.txt')).text();
  expect(text).toContain('Contact: mailto:hello@e-yess.example\n');
  expect(text).toContain('Canonical: https://e-yess.example/.well-known/security.txt\n');
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});

test('licences.txt names the libraries and fonts with their licences', async ({ request }) => {
  const text = await (await request.get('/licences.txt')).text();
  for (const name of ['react-dom', 'scheduler', 'tailwindcss', 'Figtree', 'Bricolage']) {
    expect(text).toContain(name);
  }
  expect(text).toContain('Permission is hereby granted, free of charge');
  expect(text).toContain('SIL OPEN FONT LICENSE');
});

test('the web app manifest has our name, icons and theme colour', async ({ page, request }) => {
  const { meta } = await fetchDocument(page, request, '/');
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({
    name: 'E-YESS Uganda',
    start_url: '/',
    lang: 'en-GB',
    theme_color: meta['theme-color']?.[0],
    icons: [
      { src: '/favicon.svg' },
      { src: '/icon-512.png' },
      { src: '/icon-maskable-512.png', purpose: 'maskable' },
    ],
  });
});

test('a browser can decode favicon.ico', async ({ page, request }) => {
  const icon = await (await request.get('/favicon.ico')).body();
  const width = page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/x-icon;base64,${data}`;
    await image.decode();
    return image.naturalWidth;
  }, icon.toString('base64'));
  expect(await width).toBe(32);
});

test.describe('on a site with many entries', () => {
  test.use({ site: 'many' });

  test('the sitemap lists every page with its last change', async ({ page, request }) => {
    const { address, changes, paths } = await fetchSitemap(page, request);
    expect(address).toBe('https://e-yess.example');
    const days = Array.from({ length: 13 }, (_, index) => [
      `/blog/letter-${index + 1}`,
      `2026-01-${String(index + 1).padStart(2, '0')}`,
    ]);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toEqual(expect.arrayContaining([...sitePaths]));
    // `toEqual` ignores the pages without a date.
    expect(Object.fromEntries(changes)).toEqual({
      '/blog': '2026-01-13',
      '/blog/page/2': '2026-01-13',
      ...Object.fromEntries(days),
      '/blog/young-and-ready-to-lead': '2025-09-29',
      // The call of the tests is posted a week before the build.
      '/announcements': expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
    });
  });

  test('the feed has every post with its whole text', async ({ page, request }) => {
    const xml = await (await request.get('/rss.xml')).text();
    expect(await parseXml(page, xml, 'rss')).toMatchObject([{ '@version': '2.0' }]);
    expect(await parseXml(page, xml, 'channel')).toMatchObject([
      {
        title: 'Blog – Łódź & Eŋŋoma Youth and Women Movement for Health and Climate Justice!',
        link: 'https://e-yess.example/blog',
        description: expect.stringContaining('Notes from our work with girls'),
        language: 'en-GB',
      },
    ]);
    expect(await parseXml(page, xml, 'channel > link')).toContainEqual({
      '@href': 'https://e-yess.example/rss.xml',
      '@rel': 'self',
      '@type': 'application/rss+xml',
    });

    const items = await parseXml(page, xml, 'item');
    expect(items).toHaveLength(14);
    const picture = 'src="https://e-yess.example/pictures/landscape-*.svg"';
    expect({
      ...items[1],
      'content:encoded': items[1]?.['content:encoded']?.replaceAll(/(?<=landscape-)[\w-]+/g, '*'),
    }).toEqual({
      title: '</script> & the "<b>" of planting',
      link: 'https://e-yess.example/blog/letter-12',
      guid: 'https://e-yess.example/blog/letter-12',
      // The same day in Kampala and in Greenwich.
      pubDate: 'Mon, 12 Jan 2026 09:00:00 GMT',
      description: '"Letter 12" tells how we planted > 40 trees & <b> behind a school.',
      category: 'From the field',
      author: 'hello@ezuka.org (Łucja Apiyo)',
      'content:encoded':
        '<p>Forty seedlings, 12 &lt; 40 spades &amp; a &quot;cloud&quot; ]]&gt;.</p>' +
        `<figure><img ${picture} alt="Young &quot;trees&quot; in rows"><figcaption>Behind &lt;the&gt; school</figcaption></figure>` +
        `<figure><img ${picture} alt="A spade"></figure>`,
    });

    expect(items[2]?.['content:encoded']).toContain(
      '<p>We <strong>count</strong>, too: <a href="https://e-yess.example/projects">see <strong>what</strong> we do</a>,',
    );
    const text = items[13]?.['content:encoded'] ?? '';
    for (const part of [
      /^<p>Over 75% of Ugandans are under 30\./,
      '<h2>A quarter past four: the mat</h2><p>A classroom in Ntinda',
      '<h3>The three rules</h3><ul><li>What is said on the mat stays on the mat',
      // A frame without a picture is left out.
      'nobody had asked.</p><h2>Half past four: the tin</h2>',
      '<p><strong>If you hold a seat, a key or a budget</strong></p><ul><li>Put young women',
      /the ones that girls ask everywhere\.<\/p>$/,
    ]) {
      expect(text).toMatch(part);
    }
  });

  test('the feed is readable in a browser and links to the blog', async ({ page }) => {
    await page.goto('/rss.xml');
    await expect(page.getByText('Copy this page’s address into your feed reader')).toBeVisible();
    await expect(page.getByText('Notes from our work with girls')).toBeVisible();
    const newest = page.locator('item').first();
    await expect(newest.locator('title')).toBeVisible();
    await expect(newest.locator('description')).toBeVisible();
    // The text with its tags is for feed readers only.
    await expect(newest.locator('encoded')).toBeHidden();
    await page.getByText('Read the posts on our website').click();
    await expect(page).toHaveURL('/blog');
  });
});

test.describe('on a site with few entries', () => {
  test.use({ site: 'few' });

  test('the feed is empty, and the sitemap has no post', async ({ page, request }) => {
    const xml = await (await request.get('/rss.xml')).text();
    expect(await parseXml(page, xml, 'channel')).toMatchObject([
      { link: 'https://e-yess.example/blog' },
    ]);
    expect(await parseXml(page, xml, 'item')).toEqual([]);
    const { changes, paths } = await fetchSitemap(page, request);
    expect(paths.toSorted()).toEqual(sitePaths.toSorted());
    expect(Object.fromEntries(changes)).toEqual({ '/announcements': '2025-10-01' });
  });
});
