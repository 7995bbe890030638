import { content } from './content.ts';
import { isExpanded } from './expanded.ts';
import { expect, inAllEngines, test } from './test.ts';

const links = [
  'Home',
  'About Us',
  'Focus Areas',
  'Projects',
  'Blog',
  'Contact',
  'Announcements',
  'Jobs',
];

test(
  'a visitor on a phone finds the menu closed, opens it, and gets out of it again',
  inAllEngines,
  async ({ page }) => {
    await page.goto('/about');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const toggle = page.getByRole('button', { name: 'Open menu' });

    await test.step('it is closed until it is opened, and holds the same links as on a wide screen', async () => {
      await expect(menu).toBeHidden();
      await expect(page.locator('#site-menu')).toHaveAttribute('aria-modal', 'true');
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
      await expect(page.getByRole('navigation', { name: 'All pages' })).toBeHidden();
      expect(await isExpanded(page, 'Open menu')).toBe(false);
      await toggle.tap();
      await expect(menu).toBeVisible();
      await expect(menu.getByRole('navigation').getByRole('link')).toHaveText(links);
      await expect(menu.getByText('Opportunities')).toBeVisible();
      await expect(menu.getByText('Support Us')).toBeVisible();
      const current = menu.locator('[aria-current="page"]');
      await expect(current).toHaveText(['About Us']);
      // Choosing the page one is on closes the menu, too.
      await current.tap();
      await expect(menu).toBeHidden();
    });

    await test.step('it closes on Esc, on its button and on the page behind it; the focus comes back', async () => {
      const ways = [
        () => page.keyboard.press('Escape'),
        () => menu.getByRole('button', { name: 'Close menu' }).tap(),
        () => page.touchscreen.tap(10, 400),
      ];
      for (const close of ways) {
        await toggle.tap();
        await expect(menu).toBeVisible();
        await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused();
        await close();
        await expect(menu).toBeHidden();
        await expect(toggle).toBeFocused();
      }
      await expect(page).toHaveURL('/about');
    });

    await test.step('the focus stays inside, however often Tab is pressed; the page behind it does not scroll', async () => {
      await toggle.tap();
      await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
      // Out of its beginning, and as often as leads out of its end.
      const presses = ['Shift+Tab', ...Array<string>(links.length + 4).fill('Tab')];
      for (const [press, keys] of presses.entries()) {
        await page.keyboard.press(keys);
        const outside = await page.evaluate(() => {
          const focused = document.activeElement;
          return focused !== document.body && !focused?.closest('#site-menu');
        });
        expect(outside, `after ${press + 1} presses`).toBe(false);
      }

      // A wheel turns the page some time later, so the page itself is asked whether it would.
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
      await page.keyboard.press('Escape');
    });

    await test.step('it slides in within 300 ms, and at once for those who asked for less motion', async () => {
      const panel = page.locator('#site-menu');
      await expect(panel).toHaveCSS('transition-duration', '0s');
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await expect(panel).toHaveCSS('transition-duration', /^0\.3s/);
      await toggle.tap();
      await expect(panel).toHaveCSS('translate', '0px');
    });
  },
);

test('a visitor on a phone opens the menu and reaches Jobs; the menu closes at once', async ({
  page,
}) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const jobs = page.getByRole('dialog').getByRole('link', { name: 'Jobs' });
  // The page has to look at itself: Playwright would wait for the next one.
  const isOpen = await jobs.evaluate((link: HTMLElement) => {
    link.click();
    return document.querySelector(':popover-open') !== null;
  });
  expect(isOpen).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.jobs.intro.title);
});

test('the menu closes when Back leads to another place of the page', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => {
    location.hash = 'main';
  });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
});

test('a menu opened on a phone that is turned into a wide screen can still be closed', async ({
  page,
}) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.setViewportSize({ width: 1400, height: 800 });
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
});

test('a browser older than popovers goes from page to page all the same', async ({ page }) => {
  await page.addInitScript(() => {
    const { prototype } = HTMLElement;
    for (const name of ['popover', 'hidePopover', 'showPopover', 'togglePopover'] as const) {
      Reflect.deleteProperty(prototype, name);
    }
    const { matches } = Element.prototype;
    Object.defineProperty(prototype, 'matches', {
      value(this: Element, selector: string) {
        if (selector.includes('popover')) throw new SyntaxError(selector);
        return matches.call(this, selector);
      },
    });
  });
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Projects' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.projects.intro.title);
});
