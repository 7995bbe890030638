import { content } from '../content.ts';
import { expect, openHydrated, saveData, test } from '../test.ts';

test('whoever saves data gets no fonts and nothing ahead of time', async ({ page }) => {
  await saveData(page);
  const names: string[] = [];
  page.on('request', (request) => names.push(new URL(request.url()).pathname));
  await page.clock.install();
  await openHydrated(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Projects' }).hover();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).focus();
  // Longer than any hesitation of ours.
  await page.clock.runFor(2000);
  await page.evaluate(async () => (await fetch('/robots.txt')).text());
  expect(names).toContain('/robots.txt');
  expect(names.filter((name) => name.startsWith('/fonts/'))).toEqual([]);
  expect(names.filter((name) => /\/(about|projects)-/.test(name))).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.home.hero.title);
});

test.describe('when JavaScript is unavailable', () => {
  test.use({ javaScriptEnabled: false });

  test('the page reads in the letters of the phone', async ({ page }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.woff2')) fonts.push(request.url());
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(fonts).toEqual([]);
  });
});
