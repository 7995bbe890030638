import { content } from './content.ts';
import { isExpanded } from './expanded.ts';
import { expect, holdBack, hydrateNow, staysInDocument, test } from './test.ts';

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

// The menu needs no React; some pages come and go with it.
test.beforeEach(async ({ page }) => {
  await page.goto('/about');
});

test('the menu is closed until it is opened, and holds the same links as on a wide screen', async ({
  page,
}) => {
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeHidden();
  await expect(page.locator('#site-menu')).toHaveAttribute('aria-modal', 'true');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'All pages' })).toBeHidden();
  const toggle = page.getByRole('button', { name: 'Open menu' });
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

test('a visitor on a phone opens the menu and reaches Jobs; the menu closes at once', async ({
  page,
}) => {
  await hydrateNow(page);
  const arrive = await holdBack(page, '**/assets/{projects,jobs}-*.js');
  const stayed = await staysInDocument(page, async () => {
    for (const name of ['Projects', 'Jobs']) {
      await page.getByRole('button', { name: 'Open menu' }).tap();
      await page.getByRole('dialog').getByRole('link', { name }).tap();
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    arrive();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.jobs.intro.title);
  });
  expect(stayed).toBe(true);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the menu closes when Back or Forward leads to another page, which then begins at its top', async ({
  page,
}) => {
  await hydrateNow(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Projects' }).click();
  await expect(page).toHaveURL('/projects');
  const ways = [
    [() => page.goBack(), content.about.whoWeAre.title],
    [() => page.goForward(), content.projects.intro.title],
  ] as const;
  for (const [go, title] of ways) {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
    await go();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('link', { name: content.navigation.frameNames.skip }),
    ).toBeFocused();
  }
  // Also where it leads to another place of the same page, which takes no focus.
  await page.evaluate(() => {
    location.hash = 'main';
  });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
});

test('the menu closes on Esc, on its button and on the page behind it; the focus comes back', async ({
  page,
}) => {
  const toggle = page.getByRole('button', { name: 'Open menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
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

test('the focus stays inside the open menu, however often Tab is pressed; the page behind it does not scroll', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Open menu' }).tap();
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
});

test('the menu slides in within 300 ms, and at once for those who asked for less motion', async ({
  page,
}) => {
  const menu = page.locator('#site-menu');
  await expect(menu).toHaveCSS('transition-duration', '0s');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(menu).toHaveCSS('transition-duration', /^0\.3s/);
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await expect(menu).toHaveCSS('translate', '0px');
});

test('a menu opened on a phone that is turned into a wide screen can still be closed', async ({
  page,
}) => {
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
  await hydrateNow(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Projects' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.projects.intro.title);
});
