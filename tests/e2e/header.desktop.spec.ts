import { content } from './content.ts';
import { expect, openHydrated, staysInDocument, test } from './test.ts';

const links = [
  ['Home', '/'],
  ['About Us', '/about'],
  ['Focus Areas', '/focus-areas'],
  ['Projects', '/projects'],
  ['Blog', '/blog'],
  ['Contact', '/contact'],
] as const;

test.beforeEach(async ({ page }) => openHydrated(page, '/about'));

test('the header holds the links of the specification, in order', async ({ page }) => {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link')).toHaveText(links.map(([label]) => label));
  for (const [label, path] of links) {
    await expect(navigation.getByRole('link', { name: label })).toHaveAttribute('href', path);
  }
  await expect(page.getByRole('button', { name: 'Opportunities' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
});

test('the logo and the name lead home', async ({ page }) => {
  await page
    .getByRole('banner')
    .getByRole('link', { name: content.organisation.organisation.name })
    .click();
  await expect(page).toHaveURL('/');
});

test('the header stays in view', async ({ page }) => {
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await expect(page.getByRole('link', { name: 'Focus Areas' }).first()).toBeInViewport();
});

test('the current page is marked, and only that one', async ({ page }) => {
  const current = page.getByRole('banner').locator('[aria-current="page"]:visible');
  await expect(current).toHaveText(['About Us']);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(current).toHaveText(['Blog']);
});

test('Support Us is a button that does nothing yet', async ({ page }) => {
  test.skip(Boolean(content.navigation.supportUs.href), 'it leads somewhere');
  const button = page.getByRole('banner').getByRole('button', { name: 'Support Us' });
  await button.click();
  await expect(page).toHaveURL('/about');
  await expect(button).toBeVisible();
});

test('a visitor opens Opportunities and reaches Jobs', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Opportunities' });
  const jobs = page.getByRole('link', { name: 'Jobs', exact: true });
  await expect(jobs).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('link', { name: 'Announcements', exact: true })).toBeVisible();
  const stayed = await staysInDocument(page, async () => {
    await jobs.click();
    await expect(page).toHaveURL('/jobs');
  });
  expect(stayed).toBe(true);
  await expect(jobs).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the open list hangs below its button', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Opportunities' });
  await button.click();
  const above = await button.boundingBox();
  const below = await page.locator('#opportunities').boundingBox();
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  expect(Math.abs((below?.x ?? 0) - (above?.x ?? 0))).toBeLessThan(4);
});

test('Opportunities by keyboard: opens, Tab goes in, Esc closes and gives the focus back', async ({
  page,
}) => {
  const button = page.getByRole('button', { name: 'Opportunities' });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Announcements', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Jobs', exact: true })).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('a click elsewhere closes Opportunities, and the focus is not lost', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Opportunities' });
  await button.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('link', { name: 'Jobs', exact: true })).toBeHidden();
  await expect(button).toBeFocused();
});

test('nothing in the header overlaps or leaves the screen, at any width', async ({ page }) => {
  for (const width of [320, 360, 768, 1024, 1119, 1120, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 700 });
    const boxes = await page
      .getByRole('banner')
      .locator('a:visible, button:visible')
      .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes.length).toBeGreaterThanOrEqual(2);
    boxes.forEach((box, index) => {
      const before = boxes[index - 1];
      expect(box.left, `${width} px: item ${index}`).toBeGreaterThanOrEqual(before?.right ?? 0);
      expect(box.right, `${width} px: item ${index}`).toBeLessThanOrEqual(width);
    });
  }
});
