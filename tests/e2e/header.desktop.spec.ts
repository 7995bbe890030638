import { content } from './content.ts';
import { isExpanded } from './expanded.ts';
import { expect, test } from './test.ts';

const links = [
  ['Home', '/'],
  ['About Us', '/about'],
  ['Focus Areas', '/focus-areas'],
  ['Projects', '/projects'],
  ['Blog', '/blog'],
  ['Contact', '/contact'],
] as const;

const opportunities = 'Opportunities';

test.beforeEach(async ({ page }) => {
  await page.goto('/about');
});

test('the header holds the links of the specification, in order, and a button that does nothing yet', async ({
  page,
}) => {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link')).toHaveText(links.map(([label]) => label));
  for (const [label, path] of links) {
    await expect(navigation.getByRole('link', { name: label })).toHaveAttribute('href', path);
  }
  await expect(page.getByRole('button', { name: 'Opportunities' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();

  // Once it leads somewhere, it is a link.
  if (content.navigation.supportUs.href) return;
  const button = page.getByRole('banner').getByRole('button', { name: 'Support Us' });
  await button.click();
  await expect(page).toHaveURL('/about');
  await expect(button).toBeVisible();
});

test('the header stays in view, marks the page at hand alone, and its name leads home', async ({
  page,
}) => {
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await expect(page.getByRole('link', { name: 'Focus Areas' }).first()).toBeInViewport();

  const current = page.getByRole('banner').locator('[aria-current="page"]:visible');
  await expect(current).toHaveText(['About Us']);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(current).toHaveText(['Blog']);

  const { name } = content.organisation.organisation;
  await page.getByRole('banner').getByRole('link', { name }).click();
  await expect(page).toHaveURL('/');
});

test('Opportunities hangs below its button, and leads to Jobs', async ({ page }) => {
  const button = page.getByRole('button', { name: opportunities });
  const jobs = page.getByRole('link', { name: 'Jobs', exact: true });
  const announcements = page.getByRole('link', { name: 'Announcements', exact: true });

  await test.step('by keyboard: opens, Tab goes in, Esc closes and gives the focus back', async () => {
    await expect(jobs).toBeHidden();
    expect(await isExpanded(page, opportunities)).toBe(false);
    await button.focus();
    await page.keyboard.press('Enter');
    expect(await isExpanded(page, opportunities)).toBe(true);
    await page.keyboard.press('Tab');
    await expect(announcements).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(jobs).toBeHidden();
    await expect(button).toBeFocused();
    expect(await isExpanded(page, opportunities)).toBe(false);
  });

  await test.step('a click elsewhere closes it, and the focus is not lost', async () => {
    await button.click();
    const above = await button.boundingBox();
    const below = await page.locator('#opportunities').boundingBox();
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    expect(Math.abs((below?.x ?? 0) - (above?.x ?? 0))).toBeLessThan(4);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(jobs).toBeHidden();
    await expect(button).toBeFocused();
  });

  await test.step('Tab past its end, or back before its button, closes it', async () => {
    for (const [keys, name] of [
      [['Tab', 'Tab', 'Tab'], 'Support Us'],
      [['Tab', 'Shift+Tab', 'Shift+Tab'], 'Contact'],
    ] as const) {
      await button.press('Enter');
      await expect(jobs).toBeVisible();
      for (const key of keys) {
        await expect(jobs).toBeVisible();
        await page.keyboard.press(key);
      }
      await expect(jobs).toBeHidden();
      await expect(page.getByRole('banner').locator(':focus')).toHaveText(name);
    }
  });

  await button.click();
  await jobs.click();
  await expect(page).toHaveURL('/jobs');
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
