import type { Page } from '@playwright/test';
import { expectForm, expectSent, field, fillIn, logOf, message, send } from './contact-form.ts';
import { button, carousel, expectStory } from './stories.ts';
import { expect, holdBack, hydrated, test } from './test.ts';

const notReady = 'Sorry, this part of the page has not loaded. The rest works without it.';

const hydrator = '**/assets/hydrate-island-*.js';

/** Opens a page whose island is late: what is clicked meanwhile must not be lost. */
async function openLate(page: Page, path: string): Promise<() => void> {
  const arrive = await holdBack(page, hydrator);
  await page.goto(path);
  return arrive;
}

async function expectWaiting(page: Page, button = send(page)) {
  await expect(page.locator('[aria-busy]')).toHaveCount(1);
  await expect(button).toHaveAttribute('aria-busy', 'true');
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

test('of several clicks the last one waits, and counts once', async ({ page }) => {
  const arrive = await openLate(page, '/');
  for (const name of ['Next story', 'Next story', 'Previous story']) {
    await button(page, name).click();
    await expectWaiting(page, button(page, name));
  }
  arrive();
  await expectStory(page, 3);
});

test('a click counts once, too, while React hydrates the island', async ({ page }) => {
  await page.addInitScript(() => {
    const { requestAnimationFrame } = window;
    window.requestAnimationFrame = (draw) => {
      addEventListener('draw', () => requestAnimationFrame(draw));
      return 0;
    };
  });
  await page.goto('/');
  await carousel(page).scrollIntoViewIfNeeded();
  // React has begun to answer, and the page does not know it yet.
  await carousel(page).locator('.story-slide[aria-hidden]').first().waitFor();
  await button(page, 'Next story').click();
  await expectWaiting(page, button(page, 'Next story'));
  await page.evaluate(() => dispatchEvent(new Event('draw')));
  await hydrated(page);
  await expectStory(page, 2);
});

test('a message sent with Enter waits, and is sent once', async ({ page }) => {
  const logged = logOf(page);
  const arrive = await openLate(page, '/contact');
  await fillIn(page, message);
  await field(page, 'subject').press('Enter');
  await expectWaiting(page);
  // The sign comes a moment later, so that a quick answer brings no flicker.
  await expect(send(page)).not.toHaveCSS('opacity', '1');
  await expectForm(page, message);
  arrive();
  await expectSent(page);
  await expect(send(page)).not.toHaveAttribute('aria-busy');
  await expect.poll(() => logged).toEqual([message]);
});

test('any later input takes a click back, but for moving the page', async ({ page }) => {
  const logged = logOf(page);
  const arrive = await openLate(page, '/contact');
  await fillIn(page, message);
  await send(page).click();
  await moveWithFinger(page);
  await expectWaiting(page);

  const heading = page.getByRole('heading', { name: 'Send us a message' });
  for (const goOn of [
    () => heading.click(),
    () => heading.dispatchEvent('click'),
    () => page.keyboard.press('Tab'),
    () => field(page, 'message').fill('I have not finished'),
  ]) {
    await send(page).click();
    await expectWaiting(page);
    await goOn();
    await expect(send(page)).not.toHaveAttribute('aria-busy');
  }
  arrive();
  await hydrated(page);
  await expectForm(page, { ...message, message: 'I have not finished' });
  expect(logged).toEqual([]);
});

test('after 15 seconds a click is given up for good, and the page says so until the island comes', async ({
  page,
}) => {
  const logged = logOf(page);
  const notice = page.getByRole('region', { name: 'Notices' }).getByRole('alert');
  await page.clock.install();
  const arrive = await openLate(page, '/contact');
  await fillIn(page, message);
  await page.clock.pauseAt(Date.now() + 60_000);
  await send(page).click();
  await page.clock.runFor(14_900);
  await expectWaiting(page);
  await page.clock.runFor(200);
  await expect(notice).toHaveText(notReady);
  await expect(send(page)).not.toHaveAttribute('aria-busy');
  await expect(page.getByText('The button opens your email app')).toBeVisible();

  await page.clock.resume();
  arrive();
  await hydrated(page);
  await expect(notice).toHaveCount(0);
  await expectForm(page, message);
  expect(logged).toEqual([]);
  await send(page).click();
  await expectSent(page);
});

test.describe('when the island never comes', () => {
  test.use({ expectedInConsole: /Failed to load resource|works without it/ });

  test('a visitor who has clicked is told so at once', async ({ page }) => {
    const fail = await holdBack(page, hydrator, 'abort');
    await page.goto('/');
    await button(page, 'Next story').click();
    await expectWaiting(page, button(page, 'Next story'));
    fail();
    await expect(page.getByRole('alert')).toHaveText(notReady);
    await expect(page.getByRole('alert')).toBeInViewport();
    await expect(button(page, 'Next story')).toBeHidden();
  });
});
