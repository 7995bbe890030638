import { content } from '../content.ts';
import { expect, openHydrated, test } from '../test.ts';

const { blog, contact, errors, focusAreas, home } = content;

const islands = [
  { path: '/', island: 'story-controls', alive: home.storiesIntro.title },
  { path: '/focus-areas', island: 'area-tabs', alive: focusAreas.intro.title },
  { path: '/contact', island: 'message-form', alive: contact.waysToHelp.title },
];

test.use({ expectedInConsole: /broken on purpose/ });

for (const { path, island, alive } of islands) {
  test(`when the island at ${path} throws it says so, and the rest lives`, async ({ page }) => {
    await page.route(`**/assets/${island}.island-*.js`, (route) =>
      route.fulfill({
        body: 'export const Broken = () => { throw Error("broken on purpose"); };',
        contentType: 'text/javascript',
      }),
    );
    await openHydrated(page, path);
    const place = page.locator('[data-island]');
    const words = place.getByRole('alert');
    for (const text of [errors.unexpected.title, errors.unexpected.text, 'broken on purpose']) {
      await expect(words.getByText(text)).toBeVisible();
    }
    await expect(place.locator('button, input, a')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: alive })).toBeVisible();
    if (island === 'area-tabs') {
      for (const { title, keyAreas } of focusAreas.focusAreas) {
        // Nothing lies over them.
        await page.getByRole('heading', { name: title }).click();
        await page.getByText(keyAreas.at(-1) ?? 'missing', { exact: true }).click();
      }
    }
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(blog.intro.title);
  });
}
