import { builtPaths } from '../../../bench/weights/built-pages.ts';
import { filesReceived } from '../../../bench/weights/files-received.ts';
import { weighPage } from '../../../bench/weights/page-weight.ts';
import { content } from '../content.ts';
import { expect, followLink, notFoundLine, openHydrated, test } from '../test.ts';

const { weighs } = content.care;

test.use({ expectedInConsole: notFoundLine });

test('whoever saves data gets no fonts and nothing ahead of time', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await openHydrated(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Projects' }).hover();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).focus();
  // Longer than any hesitation of ours.
  await page.waitForTimeout(400);
  const names = (await filesReceived(page)).map(({ name }) => name);
  expect(names.filter((name) => name.startsWith('/fonts/'))).toEqual([]);
  expect(names.filter((name) => /\/(about|projects)-/.test(name))).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.home.hero.title);
});

test.describe('when JavaScript is unavailable', () => {
  test.use({ javaScriptEnabled: false });

  test('the page reads in the letters of the phone', async ({ page }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(fonts).toEqual([]);
  });
});

for (const path of builtPaths()) {
  test(`${path} tells what it weighs, to within five in a hundred`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto(path);
    const line = page.getByRole('contentinfo').getByText(weighs);
    const [, told] = /^This page: (\d+) KB$/.exec(await line.innerText()) ?? [];
    const { all } = await weighPage(browser, baseURL ?? '', path);
    expect(Math.abs(Number(told) * 1000 - all) / all, `${told} KB, ${all} bytes`).toBeLessThan(
      0.05,
    );
  });
}

test('of pages that a visitor goes on to nothing is told, as they cost much less', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await expect(page.getByRole('contentinfo').getByText(weighs)).toBeVisible();
  await followLink(page, '/jobs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.jobs.intro.title);
  await expect(page.getByRole('contentinfo').getByText(weighs)).toHaveCount(0);
});
