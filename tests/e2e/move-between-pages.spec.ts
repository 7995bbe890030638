import type { Page } from '@playwright/test';
import { content } from './content.ts';
import {
  expect,
  holdBack,
  hydrateNow,
  onDesktop,
  onPhone,
  openHydrated,
  staysInDocument,
  test,
  titleOf,
  withMotion,
} from './test.ts';

const { projects, home, navigation } = content;

function projectsLink(page: Page) {
  return page.getByRole('contentinfo').getByRole('link', { name: 'Our Projects' });
}

function scrollY(page: Page) {
  return page.evaluate(() => window.scrollY);
}

/** Browsers scroll to parts of a pixel. */
async function expectAt(page: Page, place: number) {
  await expect.poll(async () => Math.abs((await scrollY(page)) - place)).toBeLessThanOrEqual(1);
}

function progressLine(page: Page) {
  return page.getByRole('progressbar', { name: navigation.frameNames.loading });
}

test(
  'a new page begins at its top, for the eye, the keyboard and the ear',
  onDesktop,
  async ({ page }) => {
    await openHydrated(page, '/');
    // The first page was read out by the browser itself.
    for (const region of await page.locator('[aria-live="polite"]').all()) {
      await expect(region).toHaveText('');
    }
    await projectsLink(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(projects.intro.title);
    expect(await scrollY(page)).toBeLessThanOrEqual(1);
    await expect(page).toHaveTitle(titleOf(projects.head));
    await expect(
      page.locator('[aria-live="polite"]').filter({ hasText: titleOf(projects.head) }),
    ).toBeAttached();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: navigation.frameNames.skip })).toBeFocused();
  },
);

test(
  'from page to page the browser loads no new document, and the head follows',
  onPhone,
  async ({ page }) => {
    await openHydrated(page, '/');
    const stayed = await staysInDocument(page, async () => {
      await projectsLink(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(projects.intro.title);
    });
    expect(stayed).toBe(true);
    await expect(page).toHaveURL('/projects');
    await expect(page).toHaveTitle(titleOf(projects.head));
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      projects.head.description,
    );
    // The browser's own Share gives this address away.
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /[^/]\/projects$/);

    // A link to the page one is on leads to its top.
    await projectsLink(page).click();
    await expectAt(page, 0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: navigation.frameNames.skip })).toBeFocused();
  },
);

test('a keyboard user can skip the header', onDesktop, async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: navigation.frameNames.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the same after a link in the menu', async ({ page, isMobile }) => {
  await openHydrated(page, '/');
  await page.mouse.wheel(0, 900);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(projects.intro.title);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await scrollY(page)).toBeLessThanOrEqual(1);
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: navigation.frameNames.skip })).toBeFocused();
});

test(
  'a link to a focus area leads the eye there, and Tab first to the way to leave',
  onDesktop,
  async ({ page }) => {
    const area = page.getByRole('heading', { level: 2, name: 'Climate Justice' });
    const ways = [
      () => page.getByRole('main').getByRole('link', { name: 'Climate Justice' }).press('Enter'),
      () => page.goto('/focus-areas#climate'),
    ];
    for (const arrive of ways) {
      await openHydrated(page, '/');
      await arrive();
      await expect(page).toHaveURL('/focus-areas#climate');
      await expect(area).toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(
        page.getByRole('link', { name: content.safetyAndPrivacy.leave.link.label }),
      ).toBeFocused();
      await expect(area).toBeInViewport();
    }
  },
);

test.describe('with motion', () => {
  test.use(withMotion);

  test('Back and forward lead to where the visitor was', onDesktop, async ({ page }) => {
    await openHydrated(page, '/');
    await projectsLink(page).scrollIntoViewIfNeeded();
    const left = await scrollY(page);
    expect(left).toBeGreaterThan(800);
    await projectsLink(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(projects.intro.title);
    expect(await scrollY(page)).toBeLessThanOrEqual(1);
    await page.evaluate(() => window.scrollTo(0, 500));
    // The position is kept once the page has come to rest.
    await expect.poll(() => page.evaluate(() => Math.round(history.state.scrollY))).toBe(500);

    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.title);
    await expectAt(page, left);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(projects.intro.title);
    await expectAt(page, 500);
  });

  test(
    'scrolling on while the page before is on its way back does not spoil its place',
    onDesktop,
    async ({ page }) => {
      await openHydrated(page, '/');
      await projectsLink(page).scrollIntoViewIfNeeded();
      const left = await scrollY(page);
      await projectsLink(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(projects.intro.title);

      // The change of pages waits until this page has come to rest again and would have kept its place.
      await page.evaluate(() => {
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (update) => {
          window.scrollTo(0, 300);
          const rested = new Promise((resolve) => setTimeout(resolve, 600));
          return start(async () => {
            await rested;
            if (typeof update === 'function') await update();
          });
        };
      });
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.title);
      await expectAt(page, left);
    },
  );

  test(
    'scrolling just before Back leads to another place of the page does not spoil that place',
    onDesktop,
    async ({ page }) => {
      const { labels } = content.announcements;
      test.skip(!content.call, 'no call is featured');
      // What waits for the page to come to rest is called at the worst moment: on the way back, before the page is there.
      await page.addInitScript(() => {
        const { clearTimeout, setTimeout } = window;
        const waiting = new Map<number, () => void>();
        window.setTimeout = ((act: () => void, delay?: number, ...rest: []) => {
          const id = setTimeout(act, delay, ...rest);
          if (delay === 300) waiting.set(id, act);
          return id;
        }) as typeof setTimeout;
        window.clearTimeout = (id) => {
          waiting.delete(Number(id));
          clearTimeout(id);
        };
        addEventListener('popstate', () => {
          for (const act of waiting.values()) act();
        });
      });
      await openHydrated(page, '/announcements');
      const link = page.getByRole('link', { name: labels.howToApply });
      await link.scrollIntoViewIfNeeded();
      const left = await scrollY(page);
      await link.click();
      await expect.poll(() => scrollY(page)).toBeGreaterThan(left + 100);
      await page.goBack();
      await expectAt(page, left);
    },
  );

  test('a reload, and Back after it, keep the place as well', onPhone, async ({ page }) => {
    await openHydrated(page, '/');
    await projectsLink(page).scrollIntoViewIfNeeded();
    const left = await scrollY(page);
    await projectsLink(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(projects.intro.title);
    await page.evaluate(() => window.scrollTo(0, 600));
    await expectAt(page, 600);
    await page.reload();
    await expectAt(page, 600);
    await hydrateNow(page);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.title);
    await expectAt(page, left);
  });
});

test(
  'on a slow network the old page stays, a line shows that the new one is on its way',
  onPhone,
  async ({ page }) => {
    const arrive = await holdBack(page, '**/assets/projects-*.js');
    await openHydrated(page, '/');
    await expect(progressLine(page)).toHaveCount(0);
    await projectsLink(page).click();
    await expect(progressLine(page)).toBeVisible();
    await expect(progressLine(page)).toHaveCSS('opacity', '1');
    // With motion it waits a moment, so that a quick page does not flash it.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(progressLine(page)).toHaveCSS('animation-delay', /^0\.2s/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.title);
    await expect(page).toHaveTitle(titleOf(home.head));
    arrive();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(projects.intro.title);
    await expect(progressLine(page)).toHaveCount(0);
  },
);
