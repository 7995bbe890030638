import { content } from './content.ts';
import { expect, hydrated, openHydrated, test } from './test.ts';

test.use({ colorScheme: 'dark' });

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

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
