import { expect, openHydrated, test } from './test.ts';

test('shows the chosen tab, the current page and list bullets', async ({ page, isMobile }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openHydrated(page, '/focus-areas');
  for (const [selected, outline] of [
    [true, 'solid'],
    [false, 'none'],
  ] as const) {
    const tab = page.getByRole('tab', { selected }).first();
    await expect(tab).toHaveCSS('outline-style', outline);
  }
  const bullet = await page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .first()
    .evaluate((item) => getComputedStyle(item, '::before').borderTopWidth);
  expect(Number.parseFloat(bullet)).toBeGreaterThan(0);

  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  for (const [href, line] of [
    ['/focus-areas', 'underline'],
    ['/projects', 'none'],
  ]) {
    const link = page.getByRole('banner').locator(`a[href="${href}"]:visible`);
    await expect(link).toHaveCSS('text-decoration-line', line ?? '');
  }
});
