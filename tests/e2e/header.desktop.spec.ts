import { isExpanded } from './accessibility.ts';
import { expect, test } from './test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/about');
});

test('stays in view, marks the current page, and fits every width', async ({ page }) => {
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  const current = page.getByRole('banner').locator('[aria-current="page"]:visible');
  await expect(current).toHaveCount(1);
  await expect(current).toHaveAttribute('href', '/about');

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

test('Opportunities opens a menu below its button, with a link to Jobs', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Opportunities' });
  const menu = page.locator('#opportunities');

  await test.step('Enter opens it, Tab goes in, Escape closes it and returns the focus', async () => {
    await expect(menu).toBeHidden();
    expect(await isExpanded(page, 'Opportunities')).toBe(false);
    await button.press('Enter');
    expect(await isExpanded(page, 'Opportunities')).toBe(true);
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  await test.step('a click elsewhere closes it and returns the focus', async () => {
    await button.click();
    const above = await button.boundingBox();
    const below = await menu.boundingBox();
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    expect(Math.abs((below?.x ?? 0) - (above?.x ?? 0))).toBeLessThan(4);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  await test.step('Tab past its end, or back past its button, closes it', async () => {
    const header = page.getByRole('banner');
    for (const [key, next] of [
      ['Tab', header.getByRole('button', { name: 'Support Us' })],
      ['Shift+Tab', header.locator('a[href="/contact"]:visible')],
    ] as const) {
      await button.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press(key);
      await expect(menu).toBeVisible();
      await page.keyboard.press(key);
      await expect(menu).toBeHidden();
      await expect(next).toBeFocused();
    }
  });

  await button.click();
  await menu.getByRole('link').last().click();
  await expect(page).toHaveURL('/jobs');
});

test('the page does not scroll when the menu closes', async ({ page }) => {
  await expect(page.locator('html')).not.toHaveAttribute('data-deferred');
  await page.evaluate(() => scrollTo(0, 1900));
  const button = page.getByRole('button', { name: 'Opportunities' });
  // Playwright's own click would scroll.
  const { x, y } = (await button.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.click(x + 8, y + 8);
  await expect(page.locator('#opportunities')).toBeVisible();
  await page.mouse.click(4, 400);
  await expect(button).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(button).not.toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(1900);
});
