import type { Page } from '@playwright/test';
import { postPath } from '../../src/lib/post-path.ts';
import { content } from './content.ts';
import { printedHeadings } from './printed-headings.ts';
import { expect, openHydrated, test } from './test.ts';

test.use({ colorScheme: 'dark' });

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

/** What stands behind a link on paper. */
function behindLink(page: Page, name: string): Promise<string> {
  const link = page.getByRole('main').getByRole('link', { name });
  return link.evaluate((it) => getComputedStyle(it, '::after').content);
}

/** No heading stays behind at the end of a page. */
async function expectHeadingsKept(page: Page) {
  const headings = await printedHeadings(page);
  expect(headings.length).toBeGreaterThan(3);
  // Below the smallest there is a line of text, at least, and below the large one that ends a post a line of large text.
  const least = (title: string) => (title === content.blog.invitation.title ? 64 : 40);
  expect(headings.filter(({ title, height }) => height < least(title))).toEqual([]);
  // Today's words may happen to leave none there anyway.
  const loose = await page
    .locator('h1, h2, h3')
    .evaluateAll((all) => all.filter((it) => getComputedStyle(it).breakAfter !== 'avoid').length);
  expect(loose).toBe(0);
}

test('links are spelled out, what only works on a screen is left out, and headings stay with their text', async ({
  page,
}) => {
  const main = page.getByRole('main');

  await test.step('home: links with the whole address', async () => {
    await openHydrated(page, '/');
    const home = await page.locator('link[rel="canonical"]').getAttribute('href');
    const { host } = new URL(home ?? 'missing');
    expect(await behindLink(page, 'Explore Our Programs')).toBe(`" (${host}/focus-areas)"`);
    expect(await behindLink(page, 'Climate Justice')).toBe('""');
    await expectHeadingsKept(page);
  });

  await test.step('About: long, with many headings', async () => {
    await openHydrated(page, '/about');
    await expectHeadingsKept(page);
  });

  await test.step('contact: links whose words are the address, without the form', async () => {
    await openHydrated(page, '/contact');
    expect(await behindLink(page, content.organisation.organisation.email)).toBe('none');
    await expect(page.getByRole('heading', { name: content.contact.form.title })).toBeHidden();
    const parted = (await printedHeadings(page)).filter(
      ({ page, firstBelow }) => firstBelow && firstBelow.page !== page,
    );
    expect(parted).toEqual([]);
  });

  await test.step('a post, without the ways to share it', async () => {
    if (content.posts.length === 0) return;
    await openHydrated(page, postPath(content.post.id));
    await expect(main.getByText(content.blog.share.whatsApp.label)).toBeHidden();
    await expectHeadingsKept(page);
  });

  await test.step('the call: whom to write to, not a button', async () => {
    const { call } = content;
    if (!call) return;
    await openHydrated(page, '/announcements');
    await expect(main.getByText(content.announcements.labels.apply)).toBeHidden();
    await expect(main.getByText(call.contact.email)).toBeVisible();

    // A printer leaves out what is painted on the ground, and with it other bullets.
    const bullet = await main
      .getByRole('listitem')
      .filter({ hasText: call.content.expertise[0] ?? 'missing' })
      .evaluate((item) => getComputedStyle(item, '::before').borderTopWidth);
    expect(Number.parseFloat(bullet)).toBeGreaterThan(0);
  });
});

test('all tabs and all stories are on paper', async ({ page }) => {
  await openHydrated(page, '/focus-areas#climate');
  for (const { id, description } of content.focusAreas.focusAreas) {
    await expect(page.getByText(description)).toBeVisible();
    await expect(page.locator(`#${id}`)).toHaveCSS('opacity', '1');
  }
  await expect(page.locator('#srhr a[href="tel:116"]')).toBeVisible();

  await page.emulateMedia({ media: 'screen' });
  await openHydrated(page, '/');
  await page.getByRole('button', { name: content.home.storiesIntro.next }).click();
  await page.emulateMedia({ media: 'print' });
  const paper = await page.getByRole('main').boundingBox();
  for (const { quote } of content.stories.stories) {
    const box = await page.getByText(quote).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(paper?.width ?? 0);
  }
});
