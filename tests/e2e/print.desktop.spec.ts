import type { Page } from '@playwright/test';
import { printedHeadings } from './printed-headings.ts';
import { stories } from './stories.ts';
import { expect, openHydrated, test } from './test.ts';

async function openPrinted(page: Page, path: string) {
  await openHydrated(page, path);
  await page.emulateMedia({ media: 'print' });
}

/** What follows a link on paper. */
function behindLink(page: Page, name: string): Promise<string> {
  const link = page.getByRole('main').getByRole('link', { name });
  return link.evaluate((it) => getComputedStyle(it, '::after').content);
}

/** No heading stays behind at the end of a page. */
async function expectHeadingsKept(page: Page) {
  const headings = await printedHeadings(page);
  expect(headings.length).toBeGreaterThan(3);
  // Below the smallest there is a line of text, at least, and below the large one that ends a post a line of large text.
  const least = (title: string) => (title === 'Be part of it' ? 64 : 40);
  expect(headings.filter(({ title, height }) => height < least(title))).toEqual([]);
  // The words of the test's content may happen to leave none there anyway.
  const loose = await page
    .locator('h1, h2, h3')
    .evaluateAll((all) => all.filter((it) => getComputedStyle(it).breakAfter !== 'avoid').length);
  expect(loose).toBe(0);
}

test('home on paper spells links out, shows all stories, and keeps headings with their text', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await page.getByRole('button', { name: 'Next story' }).click();
  await page.emulateMedia({ media: 'print' });
  const paper = await page.getByRole('main').boundingBox();
  for (const { quote } of stories) {
    const box = await page.getByText(quote).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(paper?.width ?? 0);
  }

  const home = await page.locator('link[rel="canonical"]').getAttribute('href');
  const { host } = new URL(home ?? '');
  expect(await behindLink(page, 'Explore Our Programs')).toBe(`" (${host}/focus-areas)"`);
  expect(await behindLink(page, 'Climate Justice')).toBe('""');
  await expectHeadingsKept(page);
});

test('Contact on paper has no form, and no address twice', async ({ page }) => {
  await openPrinted(page, '/contact');
  expect(await behindLink(page, 'hello@e-yess.example')).toBe('none');
  await expect(page.getByRole('heading', { name: 'Send us a message' })).toBeHidden();
  const parted = (await printedHeadings(page)).filter(
    ({ page, firstBelow }) => firstBelow && firstBelow.page !== page,
  );
  expect(parted).toEqual([]);
});

for (const path of ['/about', '/blog/young-and-ready-to-lead']) {
  test(`${path} on paper keeps its many headings with their text, and has no ways to share it`, async ({
    page,
  }) => {
    await openPrinted(page, path);
    await expect(page.getByText('WhatsApp')).not.toBeVisible();
    await expectHeadingsKept(page);
  });
}

test('a call on paper says whom to write to, without a button, and keeps its bullets', async ({
  page,
}) => {
  await openPrinted(page, '/announcements');
  const main = page.getByRole('main');
  await expect(main.getByText('Apply Now').filter({ visible: true })).toHaveCount(0);
  await expect(main.getByText('hello@e-yess.example')).toBeVisible();

  // A printer leaves out what is painted on the ground, and with it other bullets.
  const bullet = await main
    .getByRole('listitem')
    .filter({ hasText: 'Finance, audit or law' })
    .evaluate((item) => getComputedStyle(item, '::before').borderTopWidth);
  expect(Number.parseFloat(bullet)).toBeGreaterThan(0);
});

test('all focus areas are on paper', async ({ page }) => {
  await openPrinted(page, '/focus-areas#climate');
  for (const description of [
    'Every girl has the right to understand her body',
    'Those who did least to change the climate',
    'Girls and boys are born with the same rights',
    'Uganda has one of the youngest populations',
  ]) {
    await expect(page.getByText(description)).toBeVisible();
  }
  await expect(page.locator('#srhr a[href="tel:116"]').first()).toBeVisible();
});
