import { content } from './content.ts';
import { expect, onDesktop, openHydrated, test } from './test.ts';

test.describe('in the visitor’s own colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  test('the chosen tab can be told from the others', onDesktop, async ({ page }) => {
    await openHydrated(page, '/focus-areas');
    const outline = (chosen: boolean) =>
      page
        .getByRole('tab', { selected: chosen })
        .first()
        .evaluate((tab) => getComputedStyle(tab).outlineStyle);
    expect(await outline(true)).toBe('solid');
    expect(await outline(false)).toBe('none');
  });

  test('the page at hand is underlined in the menu', async ({ page, isMobile }) => {
    await openHydrated(page, '/about');
    if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
    const line = (name: string) =>
      page
        .getByRole('banner')
        .getByRole('link', { name, exact: true })
        .evaluate((link) => getComputedStyle(link).textDecorationLine);
    expect(await line('About Us')).toBe('underline');
    expect(await line('Projects')).toBe('none');
  });

  test('lists keep their bullets, buttons and fields their edges', onDesktop, async ({ page }) => {
    await openHydrated(page, '/contact');
    for (const control of await page.getByRole('main').locator('button, input, textarea').all()) {
      const edge = await control.evaluate((it) => getComputedStyle(it).borderTopWidth);
      expect(Number.parseFloat(edge)).toBeGreaterThan(0);
    }

    const { call } = content;
    test.skip(!call, 'no call is featured');
    await openHydrated(page, '/announcements');
    const bullet = await page
      .getByRole('listitem')
      .filter({ hasText: call?.content.expertise[0] ?? 'missing' })
      .evaluate((item) => getComputedStyle(item, '::before').borderTopWidth);
    expect(Number.parseFloat(bullet)).toBeGreaterThan(0);
  });
});
