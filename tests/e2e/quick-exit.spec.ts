import type { Page } from '@playwright/test';
import { areaNames } from './screens.ts';
import {
  expect,
  followLink,
  holdRequests,
  hydrateIslands,
  onDesktop,
  onPhone,
  openHydrated,
  test,
  waitForFirstScript,
} from './test.ts';

const post = '/blog/young-and-ready-to-lead';
const google = 'https://www.google.com/';
const note = 'Your browser’s history may still show this page.';
const harmless = 'A harmless page';

test.use({ expectedElsewhere: /^https:\/\/www\.google\.com\// });

test.beforeEach(async ({ page }) => {
  await page.route(google, (route) =>
    route.fulfill({ body: `<title>${harmless}</title>`, contentType: 'text/html' }),
  );
});

function exit(page: Page) {
  return page.getByRole('link', { name: 'Leave this page' });
}

function skipLink(page: Page) {
  return page.getByRole('link', { name: 'Skip to main content' });
}

/** The note on what it does not do, where it is visible. */
function shownNote(page: Page) {
  return page.getByText(note).filter({ visible: true });
}

test('on a phone it stays in view, and a button explains it', onPhone, async ({ page }) => {
  await openHydrated(page, '/focus-areas#climate');
  const area = page.getByRole('heading', { level: 2, name: 'Climate Justice' });
  await expect(area).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(exit(page)).toBeFocused();
  await expect(area).toBeInViewport();
  await page.mouse.wheel(0, 1500);
  await expect(area).not.toBeInViewport();
  await expect(exit(page)).toBeInViewport({ ratio: 1 });

  // On a phone the note would cover too much of the page.
  await expect(shownNote(page)).toHaveCount(0);
  await expect(exit(page)).toHaveAccessibleDescription(new RegExp(note));
  await page.getByRole('button', { name: 'What this button does' }).tap();
  await expect(shownNote(page)).toHaveCount(1);
});

test('on a desktop it never covers the focused element', onDesktop, async ({ page }) => {
  await openHydrated(page, post);
  await expect(exit(page).getByText(note)).toBeVisible();
  await expect(exit(page)).toHaveAttribute('rel', 'nofollow noreferrer');
  await page.keyboard.press('Tab');
  await expect(exit(page)).toBeFocused();
  const last = page.getByRole('contentinfo').locator('a[href="tel:116"]');
  while (!(await last.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    const isClear = await focused.evaluate((element) => {
      const exit = document.querySelector('[data-quick-exit]');
      if (element === exit) return true;
      const { bottom } = element.getBoundingClientRect();
      return bottom <= (exit?.getBoundingClientRect().top ?? 0);
    });
    expect(isClear, await focused.innerText()).toBe(true);
  }
  await expect(exit(page)).toBeInViewport({ ratio: 1 });
});

/** Back leads to the page before the one that was left. */
async function expectExited(page: Page, cameFrom: string) {
  await expect(page).toHaveTitle(harmless);
  await page.goBack();
  await expect(page).toHaveURL(cameFrom);
}

test('Back after the exit skips the page and all its tabs', onDesktop, async ({ page }) => {
  const main = page.getByRole('main');
  const lookAround = async () => {
    for (const [area, name] of Object.entries(areaNames)) {
      await main.locator(`a[href="/focus-areas#${area}"]`).press('Enter');
      await expect(main.getByRole('heading', { level: 2, name })).toBeInViewport();
    }
    await skipLink(page).press('Enter');
    await expect(main).toBeFocused();
    // The skip link changes neither the address nor the chosen tab.
    await expect(page).toHaveURL('/focus-areas#youth');
    await expect(main.getByRole('heading', { level: 2, name: 'Youth Development' })).toBeVisible();
  };

  await page.goto('/jobs');
  const release = await holdRequests(page, '**/assets/react-*.js');
  await followLink(page, '/focus-areas');
  await expect(page).toHaveURL('/focus-areas');
  await waitForFirstScript(page);
  await lookAround();
  // The header's link to the current page.
  await page.getByRole('banner').locator('a[href="/focus-areas"]:visible').click();
  await expect(page).toHaveURL('/focus-areas');
  await waitForFirstScript(page);
  await main.locator('a[href="/focus-areas#climate"]').click();
  release();
  await hydrateIslands(page);
  await expect(page.getByRole('tab', { selected: true })).toHaveText(['Climate Justice']);
  await lookAround();
  for (const key of ['ArrowRight', 'End', 'Home']) {
    await page.getByRole('tab', { selected: true }).press(key);
  }
  await exit(page).click();
  await expectExited(page, '/jobs');
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('hides the page at once, even if the other site is slow', onDesktop, async ({ page }) => {
  await page.unroute(google);
  await page.route(google, () => {});
  const seen = new Promise((resolve) => page.exposeFunction('tell', resolve));
  await page.goto(post);
  await waitForFirstScript(page);
  // Playwright would wait for the navigation.
  await page.evaluate(() => {
    const { tell } = window as unknown as { tell: (what: object) => void };
    addEventListener('click', () => {
      const { visibility } = getComputedStyle(document.body);
      tell({ visibility, title: document.title });
    });
  });
  // With Shift the browser would open another window and keep this page.
  await exit(page).click({ modifiers: ['Shift'], noWaitAfter: true });
  expect(await seen).toEqual({ visibility: 'hidden', title: 'www.google.com' });
});

test('Shift pressed three times in a row leaves the page', onDesktop, async ({ page }) => {
  await page.clock.install();
  await page.goto(post);
  await waitForFirstScript(page);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press('Shift', 'Shift', 'a', 'Shift', 'Shift', 'Shift+Tab', 'Shift', 'Shift', 'Escape');
  await press('Shift+a', 'Shift+b', 'Shift+c');
  for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Shift');
  await page.getByRole('heading', { level: 1 }).click({ modifiers: ['Shift'] });
  await press('Shift', 'Shift');
  await page.clock.runFor(2500);
  await press('Shift');
  await skipLink(page).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(post);
  await expect(page.locator('body')).toBeVisible();

  await press('Shift', 'Shift', 'Shift');
  await expectExited(page, 'about:blank');
});

test.describe('when JavaScript is unavailable', () => {
  test.use({ javaScriptEnabled: false });

  test('is a plain link with its note', onPhone, async ({ page }) => {
    await page.goto('/focus-areas');
    await page.getByRole('button', { name: 'What this button does' }).tap();
    await expect(shownNote(page)).toHaveCount(1);
    await expect(
      page.getByText('Or press Shift three times.').filter({ visible: true }),
    ).toHaveCount(0);
    await exit(page).click();
    await expect(page).toHaveURL(google);
  });
});
