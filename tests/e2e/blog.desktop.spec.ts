import { expect, test } from './test.ts';

test.describe('with fourteen posts', () => {
  test.use({ site: 'many' });

  test('lists the posts on two linked pages, newest first', async ({ page, request }) => {
    await page.goto('/blog');
    const cards = page.getByRole('article');
    const titles = cards.getByRole('heading', { level: 2 });
    const links = page.getByRole('navigation', { name: 'Pages of the blog' });
    const current = links.locator('[aria-current="page"]');
    await expect(titles).toHaveText([
      'Eŋŋoma: the day we planted trees',
      '</script> & the "<b>" of planting',
      ...[11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((number) => `Letter ${number} from Gulu`),
    ]);
    await expect(current).toHaveText('Page 1 of 2');
    // The newest is wider than two others.
    const widths = await cards.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
    expect(widths[0]).toBeGreaterThan(2 * (widths[1] ?? 0));

    const older = links.getByRole('link');
    await expect(older).toHaveText(['Older posts']);
    await expect(older).toHaveAttribute('rel', 'next');
    await older.click();
    await expect(page).toHaveURL('/blog/page/2');
    await expect(titles).toHaveText(['Letter 1 from Gulu', 'Young, ready and rarely asked']);
    await expect(current).toHaveText('Page 2 of 2');
    const [first, second] = await cards.evaluateAll((all) =>
      all.map((card) => ({
        width: card.clientWidth,
        loading: card.querySelector('img')?.loading,
      })),
    );
    expect(first).toEqual({ width: second?.width, loading: 'eager' });
    expect(second?.loading).toBe('lazy');

    const newer = links.getByRole('link');
    await expect(newer).toHaveText(['Newer posts']);
    await expect(newer).toHaveAttribute('rel', 'prev');
    await expect(newer).toHaveAttribute('href', '/blog');

    for (const path of ['/blog/page/1', '/blog/page/3', '/blog/page/x']) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
  });

  test('a card links to its post and shows its photo as AVIF or WebP', async ({ page }) => {
    await page.goto('/blog');
    const card = page.getByRole('article').first();
    const title = 'Eŋŋoma: the day we planted trees';
    for (const name of [title, `Read More – ${title}`]) {
      const link = card.getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', '/blog/letter-13');
    }
    const date = card.locator('time');
    await expect(date).toHaveText('January 13, 2026');
    await expect(date).toHaveAttribute('datetime', '2026-01-13');

    const photo = card.getByRole('img', { name: 'Picture of letter 13' });
    await expect(photo).toHaveAttribute('loading', 'eager');
    const shown = () => photo.evaluate((it: HTMLImageElement) => it.complete && it.currentSrc);
    await expect.poll(shown).toMatch(/planting-day-\w+-\d+\.avif$/);
    const forOthers = card.locator('source[type="image/webp"]');
    await expect(forOthers).toHaveAttribute('srcset', /planting-day-\w+-320\.webp 320w, .*1280w$/);

    const section = page.getByRole('region', { name: 'Write with us' });
    const link = section.getByRole('link', { name: 'Contact Us' });
    await expect(link).toHaveAttribute('href', '/contact');
    await expect(
      section.getByRole('link', { name: 'Follow the blog in a feed reader (RSS)' }),
    ).toHaveAttribute('href', '/rss.xml');
  });

  test('shows special characters as written, and captions of pictures', async ({ page }) => {
    await page.goto('/blog/letter-12');
    const article = page.getByRole('article');
    await expect(article.getByRole('heading')).toHaveText('</script> & the "<b>" of planting');
    await expect(article.getByText('12 < 40 spades & a "cloud" ]]>.')).toBeVisible();
    const figures = article.getByRole('figure');
    await expect(figures.getByRole('img')).toHaveCount(2);
    await expect(figures.first().getByRole('img', { name: 'Young "trees" in rows' })).toBeVisible();
    await expect(figures.locator('figcaption')).toHaveText(['Behind <the> school']);
  });

  test('shows bold words, links and lists, and simplifies pasted text', async ({ page }) => {
    await page.goto('/blog/letter-11');
    const article = page.getByRole('article');
    const link = article.getByRole('link', { name: 'see what we do', exact: true });
    await expect(link).toHaveAttribute('href', '/projects');
    await expect(link.getByRole('strong')).toHaveText('what');
    for (const [name, href] of [
      ['https://trees.example', 'https://trees.example'],
      ['a good shop', 'https://tools.example/?a=1&b=2'],
      ['Water', '/contact'],
    ] as const) {
      const other = article.getByRole('link', { name, exact: true });
      await expect(other).toHaveAttribute('href', href);
    }
    await expect(article.getByRole('listitem')).toHaveText([
      'A spade from a good shop',
      'A friend',
      'Dig',
      'Water',
      'Water',
      'Bread',
    ]);
    await expect(article.getByRole('heading', { level: 2 })).toHaveText('Afterwards');
    await expect(article.getByText('Oak, 9')).toBeVisible();
    await expect(article.getByRole('complementary')).toHaveCount(2);
  });
});
