import type { Page } from '@playwright/test';
import { areaNames } from './screens.ts';
import { expect, inAllEngines, onDesktop, onPhone, openHydrated, test } from './test.ts';

type Area = keyof typeof areaNames;

const areas = Object.keys(areaNames) as Area[];

function tab(page: Page, area: Area) {
  return page.getByRole('tab', { name: areaNames[area] });
}

async function expectChosen(page: Page, area: Area) {
  await expect(page.getByRole('tab', { selected: true })).toHaveText([areaNames[area]]);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel', { name: areaNames[area] })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: areaNames[area] })).toBeVisible();
}

test('each tab shows only its own panel, with help for now, and puts its name in the address', {
  tag: [onPhone.tag, inAllEngines.tag],
}, async ({ page }) => {
  await openHydrated(page, '/focus-areas');
  await expectChosen(page, 'srhr');
  for (const [area, now, hasHelpline] of [
    ['climate', 'Is water rising? Leave at once', false],
    ['gender', 'Has somebody hurt you', true],
    ['youth', 'Do you feel that you cannot go on', true],
    ['srhr', 'Go to a government health centre', true],
  ] as const) {
    await tab(page, area).click();
    await expectChosen(page, area);
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByText(now)).toBeVisible();
    const toHelpline = panel.getByRole('link', { name: 'Call Sauti 116' });
    await expect(toHelpline).toHaveCount(hasHelpline ? 1 : 0);
    await expect(page).toHaveURL(`/focus-areas#${area}`);
  }

  await expect(page.locator('#youth a[href="tel:0800212121"]')).toHaveText('0800 21 21 21');

  // From another page, because a change of the hash alone loads nothing.
  await page.goto('about:blank');
  await openHydrated(page, '/focus-areas#youth');
  await expectChosen(page, 'youth');
  await expect(page.getByRole('heading', { level: 2, name: 'Youth Development' })).toBeInViewport();
  await expect(tab(page, 'youth')).toBeInViewport({ ratio: 1 });
});

test('each panel links to its projects', onDesktop, async ({ page }) => {
  await openHydrated(page, '/focus-areas#youth');
  for (const [area, project, hash] of [
    ['srhr', 'The Asking Circle', 'the-asking-circle'],
    ['srhr', 'Every Day at School', 'every-day-at-school'],
    ['climate', 'Green Hands', 'green-hands'],
    ['gender', 'Safe at Home, Safe on the Road', 'safe-at-home-safe-on-the-road'],
    ['youth', 'Her Own Account', 'her-own-account'],
  ]) {
    const link = page.locator(`#${area} a`).getByText(project ?? '', { exact: true });
    await expect(link).toHaveAttribute('href', `/projects#${hash}`);
  }
  await page.getByRole('tabpanel').getByRole('link', { name: 'Her Own Account' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Her Own Account' })).toBeInViewport();
});

test('words in a hidden panel are found by Ctrl+F', onDesktop, async ({ page }) => {
  await openHydrated(page, '/focus-areas');
  for (const area of areas.toReversed()) {
    const panel = page.locator(`#${area}`);
    const words = panel.locator('li').first();
    await expect(panel).toHaveAttribute('hidden', 'until-found');
    await expect(panel).toHaveCSS('content-visibility', 'hidden');
    await expect(words).toBeHidden();
    // Imitates the browser's search, which headless browsers do not have.
    await words.evaluate((found) => {
      found.dispatchEvent(new Event('beforematch', { bubbles: true }));
      found.closest('[hidden]')?.removeAttribute('hidden');
      found.scrollIntoView();
    });
    await expectChosen(page, area);
    await expect(words).toBeInViewport();
    await expect(page).toHaveURL(`/focus-areas#${area}`);
  }
});

test('a chosen tab and its heading are in view, also on a low screen', async ({ page }) => {
  await openHydrated(page, '/focus-areas');
  await page.setViewportSize({ width: 360, height: 560 });
  for (const area of areas.toReversed()) {
    await page.evaluate(() => scrollTo(0, 0));
    const { x, y, width } = (await tab(page, area).boundingBox()) ?? { x: 0, y: 0, width: 0 };
    await page.mouse.click(x + width / 2, y + 10);
    await expectChosen(page, area);
    const title = page.getByRole('heading', { level: 2, name: areaNames[area] });
    await expect(title).toBeInViewport({ ratio: 1 });
    await expect(tab(page, area)).toBeInViewport({ ratio: 1 });
  }
});

test('an address with an unknown hash shows the first tab', onDesktop, async ({ page }) => {
  await openHydrated(page, '/focus-areas#%E0%A4%A');
  await expectChosen(page, 'srhr');
  for (const hash of ['#water', '#constructor', '#CLIMATE']) {
    await page.goto('/focus-areas#climate');
    await expectChosen(page, 'climate');
    await page.goto(`/focus-areas${hash}`);
    await expectChosen(page, 'srhr');
  }
});

test('the arrow keys, Home and End choose a tab', onDesktop, async ({ page }) => {
  await openHydrated(page, '/focus-areas');
  await tab(page, 'srhr').focus();
  for (const [key, area] of [
    ['ArrowLeft', 'youth'],
    ['ArrowRight', 'srhr'],
    ['ArrowRight', 'climate'],
    ['End', 'youth'],
    ['Home', 'srhr'],
    ['ArrowRight', 'climate'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, area)).toBeFocused();
    await expectChosen(page, area);
  }
  await expect(page).toHaveURL('/focus-areas#climate');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tab(page, 'climate')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('tab').and(page.locator(':focus'))).toHaveCount(0);

  // Two keys before the next render both count.
  await tab(page, 'climate').focus();
  await page.evaluate(() => {
    for (let press = 0; press < 2; press += 1) {
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }),
      );
    }
  });
  await expectChosen(page, 'youth');
});

test('shows only the panel of the address before hydration', onPhone, async ({ page }) => {
  await page.route('**/assets/react-*.js', () => {});
  for (const [hash, shown] of [
    ['', 'srhr'],
    ['#gender', 'gender'],
    ['#water', 'srhr'],
    ['#climate', 'climate'],
  ] as const) {
    await page.goto(`/focus-areas${hash}`);
    const panels = page.locator('main section').and(page.locator(':visible'));
    await expect(panels).toHaveCount(1);
    await expect(panels).toHaveAttribute('id', shown);
  }
});
