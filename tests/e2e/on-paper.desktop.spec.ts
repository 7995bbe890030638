import { content } from './content.ts';
import { screens } from './screens.ts';
import { expect, hydrated, openHydrated, test } from './test.ts';

test.use({ colorScheme: 'dark' });

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

for (const { path } of screens) {
  test(`${path} prints as ink on white, without what only works on a screen`, async ({ page }) => {
    await openHydrated(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);

    const [pale, grounds] = await page.evaluate(() => {
      const texts = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
        (it) => it.checkVisibility() && it.innerText?.trim() && it.children.length === 0,
      );
      const brightness = (colour: string) =>
        Math.max(...(colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
      const isFilled = (it: Element) => {
        const { backgroundColor } = getComputedStyle(it);
        return !/rgba\(0, 0, 0, 0\)|255, 255, 255/.test(backgroundColor);
      };
      return [
        texts
          .filter((it) => brightness(getComputedStyle(it).color) > 100)
          .map((it) => it.innerText),
        texts.filter((it) => it.closest('*') && isFilled(it)).map((it) => it.innerText),
      ];
    });
    expect(pale, 'too pale for paper').toEqual([]);
    expect(grounds, 'on a dark ground').toEqual([]);
  });
}

test('links are spelled out, unless their words are the address', async ({ page }) => {
  await openHydrated(page, '/');
  const after = (name: string) =>
    page
      .getByRole('main')
      .getByRole('link', { name })
      .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await after('Explore Our Programs')).toContain('/focus-areas');

  await openHydrated(page, '/contact');
  expect(await after(content.organisation.organisation.email)).toBe('none');
});

test('all tabs and all stories are on paper', async ({ page }) => {
  await openHydrated(page, '/focus-areas');
  for (const { description } of content.focusAreas.focusAreas) {
    await expect(page.getByText(description)).toBeVisible();
  }

  await page.emulateMedia({ media: 'screen' });
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: content.home.storiesIntro.next }).click();
  await page.emulateMedia({ media: 'print' });
  const paper = await page.getByRole('main').boundingBox();
  for (const { quote } of content.stories.stories) {
    const box = await page.getByText(quote).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(paper?.width ?? 0);
  }
});
