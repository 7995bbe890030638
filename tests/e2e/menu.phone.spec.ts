import { isExpanded } from './expanded.ts';
import { expect, inAllEngines, test } from './test.ts';

test(
  'a visitor on a phone finds the menu closed, opens it, and gets out of it again',
  inAllEngines,
  async ({ page }) => {
    await page.goto('/blog');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const toggle = page.getByRole('button', { name: 'Open menu' });
    const panel = page.locator('#site-menu');

    await test.step('it is closed until it is opened', async () => {
      await expect(menu).toBeHidden();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
      await expect(page.getByRole('navigation', { name: 'All pages' })).toBeHidden();
      await expect(panel).toHaveAttribute('aria-modal', 'true');
      expect(await isExpanded(page, 'Open menu')).toBe(false);
    });

    await test.step('it closes on Esc, on its button and on the page behind it; the focus comes back', async () => {
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

    await test.step('a tap on a link beside it closes it, and does not follow the link', async () => {
      const link = page.getByRole('main').getByRole('heading').getByRole('link').first();
      await link.evaluate((it) => it.scrollIntoView({ block: 'center' }));
      await toggle.tap();
      const { x, y } = (await link.boundingBox()) ?? { x: 0, y: 0 };
      await page.touchscreen.tap(x + 8, y + 8);
      await expect(toggle).toBeFocused();
      await expect(page).toHaveURL('/blog');
    });

    await test.step('it marks the current page alone', async () => {
      await toggle.tap();
      const current = menu.locator('[aria-current="page"]');
      await expect(current).toHaveCount(1);
      await expect(current).toHaveAttribute('href', '/blog');
    });

    await test.step('the focus stays inside, however often Tab is pressed; the page behind it does not scroll', async () => {
      await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
      // Out of its beginning, and as often as leads out of its end.
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

      // A wheel scrolls the page some time later, so the page itself is asked whether it would.
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    });

    await test.step('it opens at once for those who asked for less motion', () =>
      expect(panel).toHaveCSS('transition-duration', '0s'));

    await test.step('it is closed before the page that was chosen comes', async () => {
      const jobs = menu.locator('a[href="/jobs"]');
      // Playwright would wait for the next page.
      const isOpen = await jobs.evaluate((link: HTMLElement) => {
        link.click();
        return document.querySelector(':popover-open') !== null;
      });
      expect(isOpen).toBe(false);
      await expect(page).toHaveURL('/jobs');
    });
  },
);

test('the menu closes when Back leads to another place of the page, and can be closed when the phone is turned', async ({
  page,
}) => {
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

test('a browser older than popovers goes from page to page all the same', async ({ page }) => {
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
