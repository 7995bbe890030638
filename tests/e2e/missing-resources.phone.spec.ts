import type { Page } from '@playwright/test';
import { expectForm, fillForm, message, sendButton } from './contact-form.ts';
import { inertControls } from './inert-controls.ts';
import { fontFamilies } from './loaded-fonts.ts';
import { carousel, stories } from './stories.ts';
import { expect, openHydrated, test, waitForHydration } from './test.ts';

const firstScript = '**/assets/main-*.js';

test.use({ expectedInConsole: /Failed to load resource|works without it/ });

/** Opens a page with these scripts blocked, and scrolls to the island that needs them. */
async function openWithout(page: Page, scripts: string, path: string) {
  await page.route(scripts, (route) => route.abort());
  await page.goto(path);
  if (scripts === firstScript) return;
  await page.locator('[data-island] > *').evaluate((island) => island.scrollIntoView());
  await page.locator('html[data-scripted="no"]').waitFor();
}

for (const [what, scripts] of [
  ['the first script', firstScript],
  ['the script of the island', '**/assets/*.island-*.js'],
] as const) {
  test(`without ${what} every story can be read`, async ({ page }) => {
    await openWithout(page, scripts, '/');
    expect(await inertControls(page)).toEqual([]);
    for (const { quote } of stories) {
      const words = carousel(page).getByText(quote);
      await words.scrollIntoViewIfNeeded();
      await expect(words).toBeInViewport({ ratio: 0.9 });
      // scrollIntoView also scrolls boxes with hidden overflow, which a finger cannot scroll.
      const isCutOff = await words.evaluate((element) => {
        for (let box = element.parentElement; box; box = box.parentElement) {
          if (box.localName === 'section') break;
          const isTooWide = box.scrollWidth > box.clientWidth;
          if (isTooWide && getComputedStyle(box).overflowX === 'hidden') return true;
        }
        return false;
      });
      expect(isCutOff).toBe(false);
    }
  });
}

for (const [what, scripts] of [
  ['the first script', firstScript],
  ['React', '**/assets/react-*.js'],
] as const) {
  test(`without ${what} the form opens the email app and keeps its fields`, async ({ page }) => {
    await openWithout(page, scripts, '/contact');
    expect(await inertControls(page)).toEqual([]);
    if (what === 'React')
      await expect(page.getByText('The button opens your email app')).toBeVisible();
    await fillForm(page, message);
    await expect(sendButton(page)).toHaveAttribute('formaction', /^mailto:/);
    await sendButton(page).click();
    await expect(page).toHaveURL('/contact');
    await expectForm(page, message);
  });
}

test('without the first script every focus area can be read', async ({ page }) => {
  await openWithout(page, firstScript, '/focus-areas');
  for (const id of ['climate', 'gender', 'youth', 'srhr']) {
    await page.locator(`main a[href$="#${id}"]`).click();
    await expect(page.locator(`[id="${id}"]`).getByRole('heading', { level: 2 })).toBeInViewport();
  }
});

test('without the first script a post shows no inert control', async ({ page }) => {
  await openWithout(page, firstScript, '/blog/young-and-ready-to-lead');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await inertControls(page)).toEqual([]);
});

test('without web fonts the page uses the fallback fonts', async ({ page }) => {
  await page.route('**/fonts/*', (route) => route.abort());
  await page.goto('/contact');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await fontFamilies(page, 'loaded', 'file')).toEqual([]);
  expect(await fontFamilies(page, 'loaded', 'fallback')).not.toEqual([]);
});

test('without pictures the page shows their alternative texts', async ({ page }) => {
  await page.route('**/pictures/*', (route) => route.abort());
  await openHydrated(page, '/');
  await carousel(page).scrollIntoViewIfNeeded();
  for (const words of ['A girl in school uniform sews', 'A girl in a headscarf', 'Two sisters']) {
    await expect(carousel(page).getByText(words)).toBeVisible();
  }
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test('without storage the banner closes, and islands hydrate', async ({ page }) => {
  await page.addInitScript(() => {
    const denied = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: denied });
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: denied, set: denied });
  });
  await openHydrated(page, '/');
  const banner = page.getByRole('dialog', { name: 'Announcement' });
  await banner.getByRole('button', { name: 'Close announcement' }).click();
  await expect(banner).toBeHidden();
});
