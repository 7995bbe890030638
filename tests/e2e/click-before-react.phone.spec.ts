import type { Page } from '@playwright/test';
import { postPath } from '../../src/lib/post-path.ts';
import { expectForm, expectSent, field, fillIn, logOf, message, send } from './contact-form.ts';
import { content, unlessPosts } from './content.ts';
import { callReact, expect, holdBack, hydrated, idleMoment, test } from './test.ts';

const { form } = content.contact;
const busy = (page: Page) => page.locator('[aria-busy=true]');

/** Opens a page whose scripts are late: what is clicked meanwhile must not be lost. */
async function openLate(
  page: Page,
  path: string,
  waitUntil: 'load' | 'commit' = 'load',
): Promise<() => void> {
  const arrive = await holdBack(page, '**/assets/hydrate-*.js');
  await page.goto(path, { waitUntil });
  return arrive;
}

/** Pulls the page down a little. */
async function moveWithFinger(page: Page) {
  const screen = await page.context().newCDPSession(page);
  const scrolled = page.evaluate(
    () => new Promise((resolve) => addEventListener('scroll', resolve, { once: true })),
  );
  const touch = (type: 'touchStart' | 'touchMove', y: number) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: 10, y }] });
  await touch('touchStart', 300);
  for (const y of [320, 340, 360]) await touch('touchMove', y);
  await scrolled;
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('the stories turn once they can, by one', async ({ page }) => {
  const arrive = await openLate(page, '/');
  const stories = page.getByRole('region', { name: 'Impact Stories' });
  await stories.getByRole('button', { name: content.home.storiesIntro.next }).click();
  arrive();
  await expect(stories.locator('[aria-live="polite"]')).toHaveText(/^2 of 3/);
  await expect(stories.getByRole('group')).toHaveAccessibleName('2 of 3');
});

test('Share copies', async ({ page, context }) => {
  test.skip(...unlessPosts);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const arrive = await openLate(page, postPath(content.post.id));
  await page.getByRole('button', { name: 'Share' }).click();
  arrive();
  await expect(page.getByRole('status')).toContainText('Link copied!');
});

for (const way of ['the button', 'Enter']) {
  test(`a message sent with ${way} is shown to wait, and thanked for once`, async ({ page }) => {
    const logged = logOf(page);
    const arrive = await openLate(page, '/contact');
    await fillIn(page, message);
    if (way === 'Enter') await field(page, 'subject').press('Enter');
    else await send(page).click();
    await expect(send(page)).toHaveAttribute('aria-busy', 'true');
    // The sign comes a moment later, so that a quick answer brings no flicker.
    await expect(send(page)).not.toHaveCSS('opacity', '1');
    await expectForm(page, message);
    await expect(page).toHaveURL('/contact');
    arrive();
    await expectSent(page);
    await expect(busy(page)).toHaveCount(0);
    await expect.poll(() => logged).toEqual([message]);
  });
}

test('whatever is done after a press takes it back, but for moving the page', async ({ page }) => {
  const logged = logOf(page);
  const arrive = await openLate(page, '/contact');
  await fillIn(page, message);
  await send(page).click();
  await moveWithFinger(page);
  await expect(send(page)).toHaveAttribute('aria-busy', 'true');

  const heading = page.getByRole('heading', { name: form.title });
  const waysToGoOn = [
    () => heading.click(),
    () => heading.dispatchEvent('click'),
    () => page.keyboard.press('Tab'),
    () => field(page, 'message').fill('I have not finished'),
  ];
  for (const goOn of waysToGoOn) {
    await send(page).click();
    await expect(send(page)).toHaveAttribute('aria-busy', 'true');
    await goOn();
    await expect(busy(page)).toHaveCount(0);
  }
  arrive();
  await hydrated(page);
  await expectForm(page, { ...message, message: 'I have not finished' });
  expect(logged).toEqual([]);
});

test('a press that nobody answers in 15 seconds is given up for good, with a word', async ({
  page,
}) => {
  const logged = logOf(page);
  const words = page.getByText(content.safetyAndPrivacy.notReady);
  await page.clock.install();
  const arrive = await openLate(page, '/contact');
  await fillIn(page, message);
  await send(page).click();
  await page.clock.runFor(14_000);
  await expect(send(page)).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(1500);
  await expect(words).toBeInViewport();
  await expect(words).toHaveRole('alert');
  await expect(busy(page)).toHaveCount(0);
  await expect(page.getByText(form.byMail)).toBeVisible();

  arrive();
  await hydrated(page);
  await expect(words).toBeVisible();
  await expectForm(page, message);
  expect(logged).toEqual([]);
  await send(page).click();
  await expect(words).toHaveCount(0);
  await expectSent(page);
});

test('of several clicks the last one counts, once', async ({ page }) => {
  const arrive = await openLate(page, '/');
  const stories = page.getByRole('region', { name: 'Impact Stories' });
  for (const name of ['next', 'previous', 'previous'] as const) {
    await stories.getByRole('button', { name: content.home.storiesIntro[name] }).click();
  }
  arrive();
  await expect(stories.locator('[aria-live="polite"]')).toHaveText(/^3 of 3/);
});

test('a click made before the page has loaded counts once, too', async ({ page }) => {
  const load = await holdBack(page, '**/favicon.svg');
  const arrive = await openLate(page, '/', 'commit');
  const stories = page.getByRole('region', { name: 'Impact Stories' });
  await stories.getByRole('button', { name: content.home.storiesIntro.next }).click();
  load();
  await page.waitForLoadState('load');
  // In which React would start by itself.
  await idleMoment(page);
  arrive();
  await expect(stories.locator('[aria-live="polite"]')).toHaveText(/^2 of 3/);
  await expect(stories.getByRole('group')).toHaveAccessibleName('2 of 3');
});

test('a click made while React takes over counts once, too', async ({ page }) => {
  await page.addInitScript(() => {
    const { requestAnimationFrame } = window;
    window.requestAnimationFrame = (draw) =>
      window.setTimeout(() => requestAnimationFrame(draw), 500);
  });
  await page.goto('/');
  await callReact(page);
  const stories = page.getByRole('region', { name: 'Impact Stories' });
  // React has the page, and has not said so yet.
  await stories.locator('[tabindex="0"]').waitFor();
  await stories.getByRole('button', { name: content.home.storiesIntro.next }).click();
  await expect(stories.locator('[aria-live="polite"]')).toHaveText(/^2 of 3/);
  await hydrated(page);
  await expect(stories.locator('[aria-live="polite"]')).toHaveText(/^2 of 3/);
});

test('links do not wait', async ({ page }) => {
  await openLate(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Get Involved' }).click();
  await expect(page).toHaveURL('/contact');
});

test.describe('when the scripts never come', () => {
  test.use({ expectedInConsole: /Failed to load resource|works without it/ });

  test('a picture opens as a file at once, as without JavaScript', async ({ page }) => {
    await openLate(page, '/about');
    await page
      .getByRole('region', { name: 'Our Work in Action' })
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(/\/pictures\/.*\.svg$/);
  });

  test('whoever has pressed something by then is told', async ({ page }) => {
    let fail = () => {};
    const failed = new Promise<void>((resolve) => {
      fail = resolve;
    });
    // The words have their looks from the page itself.
    await page.route('**/assets/{app-*.css,hydrate-*.js}', async (route) => {
      await failed;
      await route.abort();
    });
    await page.goto('/');
    const next = page.getByRole('button', { name: content.home.storiesIntro.next });
    await next.click();
    await expect(next).toHaveAttribute('aria-busy', 'true');
    fail();
    await expect(page.getByText(content.safetyAndPrivacy.notReady)).toBeInViewport();
    await expect(next).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByText(content.safetyAndPrivacy.notReady)).toHaveCount(0);
  });
});

test('the console stays quiet when nothing was clicked', async ({ page }) => {
  const arrive = await openLate(page, '/contact');
  arrive();
  await hydrated(page);
});
