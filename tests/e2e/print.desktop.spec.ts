import type { Page } from '@playwright/test';
import { stories } from './stories.ts';
import { expect, openHydrated, test } from './test.ts';

interface PrintedHeading {
  title: string;
  /** The object number of the page in the PDF. */
  page: string;
  /** Its distance from the bottom of the page, in points. */
  height: number;
  /** Of the first heading below it, if any. */
  firstBelow: PrintedHeading | undefined;
}

const entry =
  /^(\d+) 0 obj\n<<\/Title \((.*?)\)\n\/Dest \[(\d+) 0 R \/XYZ [\d.]+ ([\d.]+) 0\](.*?)>>/gms;

/** The places of the headings on paper, read from the outline of the PDF. */
async function printedHeadings(page: Page): Promise<PrintedHeading[]> {
  const file = await page.pdf({ format: 'A4', outline: true, tagged: true });
  const headings = new Map<string, PrintedHeading>();
  const firsts = new Map<PrintedHeading, string | undefined>();
  for (const [, id = '', title = '', page = '', height, more] of file
    .toString('latin1')
    .matchAll(entry)) {
    const heading = { title, page, height: Number(height), firstBelow: undefined };
    headings.set(id, heading);
    firsts.set(heading, more?.match(/\/First (\d+)/)?.[1]);
  }
  for (const [heading, first] of firsts) heading.firstBelow = headings.get(first ?? '');
  return [...headings.values()];
}

async function openPrinted(page: Page, path: string) {
  await openHydrated(page, path);
  await page.emulateMedia({ media: 'print' });
}

/** The text that is printed after a link. */
function printedAfterLink(page: Page, name: string): Promise<string> {
  const link = page.getByRole('main').getByRole('link', { name });
  return link.evaluate((it) => getComputedStyle(it, '::after').content);
}

/** No heading is the last line of a printed page. */
async function expectHeadingsKept(page: Page) {
  const headings = await printedHeadings(page);
  expect(headings.length).toBeGreaterThan(3);
  // There is room for a line of text below, of large text below the large heading at the end of a post.
  const least = (title: string) => (title === 'Be part of it' ? 64 : 40);
  expect(headings.filter(({ title, height }) => height < least(title))).toEqual([]);
  // With other words a heading might get there, so the rule itself is checked, too.
  const loose = await page
    .locator('h1, h2, h3')
    .evaluateAll((all) => all.filter((it) => getComputedStyle(it).breakAfter !== 'avoid').length);
  expect(loose).toBe(0);
}

test('home prints link addresses, all stories, and headings with text', async ({ page }) => {
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
  expect(await printedAfterLink(page, 'Explore Our Programs')).toBe(`" (${host}/focus-areas)"`);
  expect(await printedAfterLink(page, 'Climate Justice')).toBe('""');
  await expectHeadingsKept(page);
});

test('Contact prints no form, and each address once', async ({ page }) => {
  await openPrinted(page, '/contact');
  expect(await printedAfterLink(page, 'hello@e-yess.example')).toBe('none');
  await expect(page.getByRole('heading', { name: 'Send us a message' })).toBeHidden();
  const parted = (await printedHeadings(page)).filter(
    ({ page, firstBelow }) => firstBelow && firstBelow.page !== page,
  );
  expect(parted).toEqual([]);
});

for (const path of ['/about', '/blog/young-and-ready-to-lead']) {
  test(`${path} prints headings with their text, and no share links`, async ({ page }) => {
    await openPrinted(page, path);
    await expect(page.getByText('WhatsApp')).not.toBeVisible();
    await expectHeadingsKept(page);
  });
}

test('a call prints its contact and its bullets, and no button', async ({ page }) => {
  await openPrinted(page, '/announcements');
  const main = page.getByRole('main');
  await expect(main.getByText('Apply Now').filter({ visible: true })).toHaveCount(0);
  await expect(main.getByText('hello@e-yess.example')).toBeVisible();

  // Printers leave out backgrounds, so bullets are borders.
  const bullet = await main
    .getByRole('listitem')
    .filter({ hasText: 'Finance, audit or law' })
    .evaluate((item) => getComputedStyle(item, '::before').borderTopWidth);
  expect(Number.parseFloat(bullet)).toBeGreaterThan(0);
});

test('Focus Areas prints all areas', async ({ page }) => {
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
