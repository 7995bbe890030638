import type { Page } from '@playwright/test';
import { content } from './content.ts';
import { expect, firstScript, holdBack, test } from './test.ts';

const { home, organisation } = content;

test.skip(!home.banner.isShown, 'no banner is shown');

function banner(page: Page) {
  return page.getByRole('dialog', { name: home.banner.label });
}

for (const when of ['before', 'after'] as const) {
  test(`closed ${when} the first script has come, it stays closed until a reload, and nothing is stored`, async ({
    page,
    context,
  }) => {
    const release = await holdBack(page, '**/assets/main-*.js');
    await page.goto('/', { waitUntil: 'commit' });
    if (when === 'after') {
      release();
      await firstScript(page);
    }
    await banner(page).getByRole('button', { name: home.banner.close }).click();
    release();
    await firstScript(page);
    await expect(banner(page)).toBeHidden();

    await page.getByRole('main').getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about');
    const name = organisation.organisation.name;
    const waysBack = [
      () => page.getByRole('contentinfo').getByRole('link', { name }).click(),
      () => page.goBack().then(() => page.goBack()),
    ];
    for (const goHome of waysBack) {
      await goHome();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.title);
      await expect(banner(page)).toBeHidden();
    }
    expect(await context.storageState()).toEqual({ cookies: [], origins: [] });
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

    // The next visit of the page is none of a closed banner, either.
    for (const visit of [() => page.reload(), () => page.goto('/')]) {
      await visit();
      await expect(banner(page)).toBeVisible();
    }
  });
}

test('a closed banner rolls up and leaves the focus at what follows', async ({ page }) => {
  await page.goto('/');
  const title = page.getByRole('heading', { level: 1 });
  const room = (await banner(page).boundingBox())?.height ?? 0;
  const before = (await title.boundingBox())?.y ?? 0;
  await banner(page).getByRole('button', { name: home.banner.close }).focus();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeHidden();
  await expect.poll(async () => (await title.boundingBox())?.y).toBeCloseTo(before - room, 0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'About Us' })).toBeFocused();
});
