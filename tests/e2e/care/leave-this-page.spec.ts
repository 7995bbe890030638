import type { Page } from '@playwright/test';
import { postPath } from '../../../src/lib/post-path.ts';
import { content, unlessPosts } from '../content.ts';
import {
  expect,
  firstScript,
  followLink,
  holdBack,
  hydrateNow,
  onDesktop,
  onPhone,
  openHydrated,
  test,
} from '../test.ts';

const { leave } = content.safetyAndPrivacy;
const { focusAreas } = content.focusAreas;
const post = postPath(content.post.id);
const harmless = 'A page that nobody asks about';

test.use({ expectedElsewhere: /^https:\/\/www\.google\.com\// });

test.beforeEach(async ({ page }) => {
  await page.route(leave.link.href, (route) =>
    route.fulfill({ body: `<title>${harmless}</title>`, contentType: 'text/html' }),
  );
});

function leaveLink(page: Page) {
  return page.getByRole('link', { name: 'Leave this page' });
}

const places = [
  { path: '/focus-areas', device: onPhone },
  ...content.posts.slice(0, 1).map(() => ({ path: post, device: onDesktop })),
];

for (const { path, device } of places) {
  test(
    `on ${path} it is always in view, the first stop of the keyboard, and says what it does not do`,
    device,
    async ({ page, isMobile }) => {
      await openHydrated(page, path);
      await page.mouse.wheel(0, 1500);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      await expect(leaveLink(page)).toBeInViewport({ ratio: 1 });
      if (isMobile) {
        // A phone has no room for more words over the page than it needs.
        await expect(page.getByText(leave.history).filter({ visible: true })).toHaveCount(0);
        await page.getByRole('button', { name: leave.about }).tap();
        await expect(page.getByRole('paragraph').filter({ hasText: leave.history })).toBeVisible();
        await page.keyboard.press('Escape');
      }
      await expect(leaveLink(page)).toHaveAccessibleDescription(new RegExp(leave.history));
      await expect(leaveLink(page).getByText(leave.history)).toBeVisible({ visible: !isMobile });
      expect(leave.history).toMatch(/history/);
      await expect(leaveLink(page)).toHaveAttribute('rel', 'nofollow noreferrer');
      await page.reload();
      await hydrateNow(page);
      await page.keyboard.press('Tab');
      await expect(leaveLink(page)).toBeFocused();
    },
  );
}

test('it stands over nothing that has the focus', onDesktop, async ({ page }) => {
  test.skip(...unlessPosts);
  await page.goto(post);
  const last = page.getByRole('contentinfo').getByRole('link', { name: 'Sauti 116' });
  while (!(await last.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    const isClear = await focused.evaluate((element) => {
      const way = document.querySelector('[data-leave]');
      if (element === way) return true;
      const { bottom } = element.getBoundingClientRect();
      return bottom <= (way?.getBoundingClientRect().top ?? 0);
    });
    expect(isClear, await focused.innerText()).toBe(true);
  }
});

/** Every tab, forth and back, the way past the header, and the header's link to this very page. */
async function lookAround(page: Page) {
  const main = page.getByRole('main');
  const names = focusAreas.map(({ title }) => title);
  for (const name of [...names, ...names.toReversed()]) {
    await main.locator('a[href^="/focus-areas#"]').filter({ hasText: name }).press('Enter');
    await expect(main.getByRole('heading', { level: 2, name })).toBeInViewport();
  }
  await page.getByRole('banner').getByRole('link', { name: 'Focus Areas' }).click();
  await expect(page).toHaveURL('/focus-areas');
  await firstScript(page);
  await main.locator('a[href="/focus-areas#climate"]').click();
  await page.getByRole('link', { name: content.navigation.frameNames.skip }).press('Enter');
  await expect(main).toBeFocused();
  // Whoever skips the header is still where she was.
  await expect(page).toHaveURL('/focus-areas#climate');
  await expect(main.getByText(focusAreas[1]?.description ?? 'missing')).toBeVisible();
}

/** The page from which the visitor came is the first to which Back leads, and before it there was none of ours. */
async function expectNothingLeft(page: Page) {
  await expect(page).toHaveTitle(harmless);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.home.hero.title);
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
}

test(
  'however much of the page was looked at, Back leads to none of it',
  onDesktop,
  async ({ page }) => {
    await page.goto('/');
    await followLink(page, '/focus-areas#youth');
    await expect(page).toHaveURL('/focus-areas#youth');
    await hydrateNow(page);
    await expect(page.getByRole('tab', { selected: true })).toHaveText(['Youth Development']);
    await lookAround(page);
    for (const key of ['ArrowRight', 'End', 'Home']) {
      await page.getByRole('tab', { selected: true }).press(key);
    }
    await leaveLink(page).click();
    await expectNothingLeft(page);
  },
);

test('the same before React runs', onDesktop, async ({ page }) => {
  await page.goto('/');
  await holdBack(page, '**/assets/react-*.js');
  await page.goto('/focus-areas#youth');
  await lookAround(page);
  await leaveLink(page).click({ modifiers: ['Shift'] });
  await expectNothingLeft(page);
});

test(
  'the page is covered at once, also while the other is long in coming',
  onDesktop,
  async ({ page }) => {
    test.skip(...unlessPosts);
    await page.unroute(leave.link.href);
    await page.route(leave.link.href, () => {});
    const seen = new Promise((resolve) => page.exposeFunction('tell', resolve));
    await page.goto(post);
    await expect(page).toHaveTitle(new RegExp(content.post.title));
    // The page has to look at itself: Playwright would wait for the other one.
    await page.evaluate(() => {
      const { tell } = window as unknown as { tell: (what: object) => void };
      addEventListener('click', () => {
        const { visibility } = getComputedStyle(document.body);
        tell({ visibility, title: document.title });
      });
    });
    await leaveLink(page).click({ noWaitAfter: true });
    expect(await seen).toEqual({ visibility: 'hidden', title: 'www.google.com' });
  },
);

test('three presses of Shift do the same', onDesktop, async ({ page }) => {
  test.skip(...unlessPosts);
  await page.goto('/blog');
  await followLink(page, post);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.post.title);
  await firstScript(page);
  await page.getByRole('link', { name: content.navigation.frameNames.skip }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift');
  await expect(page).toHaveTitle(harmless);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.blog.intro.title);
});

test(
  'typing in capitals, or a Shift now and then, leaves nothing; elsewhere Shift means nothing',
  onDesktop,
  async ({ page }) => {
    test.skip(...unlessPosts);
    await page.clock.install();
    await page.goto(post);
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
    await expect(page).toHaveURL(post);
    await expect(page.locator('body')).toBeVisible();

    await followLink(page, '/jobs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.jobs.intro.title);
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('Shift');
    await expect(page.locator('body')).toBeVisible();
    await expect(page).toHaveURL('/jobs');
  },
);

test.describe('when JavaScript is unavailable', () => {
  test.use({ javaScriptEnabled: false });

  test('it is a plain link, and says what it does not do', onPhone, async ({ page }) => {
    await page.goto('/focus-areas');
    await page.getByRole('button', { name: leave.about }).tap();
    await expect(page.getByRole('paragraph').filter({ hasText: leave.history })).toBeVisible();
    await expect(page.getByText(leave.keys).filter({ visible: true })).toHaveCount(0);
    await leaveLink(page).click();
    await expect(page).toHaveURL(leave.link.href);
  });
});
