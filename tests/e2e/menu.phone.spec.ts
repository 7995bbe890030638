import { isExpanded } from './accessibility.ts';
import { expect, inAllEngines, test } from './test.ts';

test('a visitor on a phone opens the menu and closes it again', inAllEngines, async ({ page }) => {
  await page.goto('/blog');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const toggle = page.getByRole('button', { name: 'Open menu' });
  const panel = page.locator('#site-menu');

  await test.step('it is closed at first', async () => {
    await expect(menu).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'All pages' })).toBeHidden();
    await expect(panel).toHaveAttribute('aria-modal', 'true');
    expect(await isExpanded(page, 'Open menu')).toBe(false);
  });

  await test.step('Escape, its button and a tap beside it close it and return the focus', async () => {
    const close = menu.getByRole('button', { name: 'Close menu' });
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => close.tap(),
      () => page.touchscreen.tap(10, 400),
    ]) {
      await toggle.tap();
      await expect(menu).toBeVisible();
      await expect(close).toBeFocused();
      await leave();
      await expect(menu).toBeHidden();
      await expect(toggle).toBeFocused();
    }
  });

  await test.step('a tap on a link beside it closes it without following the link', async () => {
    const link = page.getByRole('main').getByRole('heading').getByRole('link').first();
    await link.evaluate((it) => it.scrollIntoView({ block: 'center' }));
    await toggle.tap();
    const { x, y } = (await link.boundingBox()) ?? { x: 0, y: 0 };
    await page.touchscreen.tap(x + 8, y + 8);
    await expect(toggle).toBeFocused();
    await expect(page).toHaveURL('/blog');
  });

  await test.step('it marks only the current page', async () => {
    await toggle.tap();
    const current = menu.locator('[aria-current="page"]');
    await expect(current).toHaveCount(1);
    await expect(current).toHaveAttribute('href', '/blog');
  });

  await test.step('it traps the focus, and the page behind it does not scroll', async () => {
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
    // Backwards past its first control, then forwards past its last.
    const controls = await menu.locator('a, button').count();
    const presses = ['Shift+Tab', ...Array<string>(controls + 2).fill('Tab')];
    for (const [press, keys] of presses.entries()) {
      await page.keyboard.press(keys);
      const outside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== document.body && !focused?.closest('#site-menu');
      });
      expect(outside, `after ${press + 1} presses`).toBe(false);
    }

    // A wheel event scrolls asynchronously, so the test checks the style instead.
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  });

  await test.step('it opens without a transition with reduced motion', () =>
    expect(panel).toHaveCSS('transition-duration', '0s'));

  await test.step('it closes as soon as a link is chosen', async () => {
    const jobs = menu.locator('a[href="/jobs"]');
    // Playwright would wait for the navigation.
    const isOpen = await jobs.evaluate((link: HTMLElement) => {
      link.click();
      return document.querySelector(':popover-open') !== null;
    });
    expect(isOpen).toBe(false);
    await expect(page).toHaveURL('/jobs');
  });
});

test('closes on Back within the page, and on a screen that became wide', async ({ page }) => {
  await page.goto('/about');
  const open = page.getByRole('button', { name: 'Open menu' });
  const close = page.getByRole('button', { name: 'Close menu' });
  await page.evaluate(() => {
    location.hash = 'main';
  });
  await open.tap();
  await expect(close).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(open).toBeFocused();

  await open.tap();
  await page.setViewportSize({ width: 1400, height: 800 });
  await close.click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.locator('a[href="/blog"]:visible').first().click({ trial: true });
});

test('links work in a browser without popovers', async ({ page }) => {
  await page.addInitScript(() => {
    const { prototype } = HTMLElement;
    for (const name of ['popover', 'hidePopover', 'showPopover', 'togglePopover'] as const) {
      Reflect.deleteProperty(prototype, name);
    }
    const { matches } = Element.prototype;
    const { querySelector } = Document.prototype;
    for (const [owner, ask] of [
      [Element.prototype, matches],
      [Document.prototype, querySelector],
    ] as const) {
      Object.defineProperty(owner, ask.name, {
        value(this: Element & Document, selector: string) {
          if (selector.includes(':popover')) throw new SyntaxError(selector);
          return ask.call(this, selector);
        },
      });
    }
  });
  await page.goto('/about');
  await page.getByRole('contentinfo').locator('a[href="/projects"]').click();
  await expect(page).toHaveURL('/projects');
});
