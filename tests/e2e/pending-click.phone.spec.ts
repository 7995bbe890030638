import type { Page } from '@playwright/test';
import {
  expectForm,
  expectSent,
  field,
  fillForm,
  loggedMessages,
  message,
  sendButton,
} from './contact-form.ts';
import { button, carousel, expectStory } from './stories.ts';
import { expect, holdRequests, test, waitForHydration } from './test.ts';

const notReady = 'Sorry, this part of the page has not loaded. The rest works without it.';

const hydrator = '**/assets/hydrate-island-*.js';

/** Opens a page whose island hydrates late: a click before that is kept and replayed. */
async function openLate(page: Page, path: string): Promise<() => void> {
  const arrive = await holdRequests(page, hydrator);
  await page.goto(path);
  return arrive;
}

async function expectWaiting(page: Page, button = sendButton(page)) {
  await expect(page.locator('[aria-busy]')).toHaveCount(1);
  await expect(button).toHaveAttribute('aria-busy', 'true');
}

/** Scrolls the page a little by touch. */
async function scrollByTouch(page: Page) {
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

test('replays the last of several clicks once, when the island is hydrated', async ({ page }) => {
  const arrive = await openLate(page, '/');
  for (const name of ['Next story', 'Next story', 'Previous story']) {
    await button(page, name).click();
    await expectWaiting(page, button(page, name));
  }
  arrive();
  await expectStory(page, 3);
});

test('replays a click once that comes while React hydrates the island', async ({ page }) => {
  await page.addInitScript(() => {
    const { requestAnimationFrame } = window;
    window.requestAnimationFrame = (draw) => {
      addEventListener('draw', () => requestAnimationFrame(draw));
      return 0;
    };
  });
  await page.goto('/');
  await carousel(page).scrollIntoViewIfNeeded();
  // React has hydrated the island, but the page is not told before the next frame.
  await carousel(page).locator('.carousel-slide[aria-hidden]').first().waitFor();
  await button(page, 'Next story').click();
  await expectWaiting(page, button(page, 'Next story'));
  await page.evaluate(() => dispatchEvent(new Event('draw')));
  await waitForHydration(page);
  await expectStory(page, 2);
});

test('shows that a message sent with Enter is pending, and sends it once', async ({ page }) => {
  const logged = loggedMessages(page);
  const arrive = await openLate(page, '/contact');
  await fillForm(page, message);
  await field(page, 'subject').press('Enter');
  await expectWaiting(page);
  // The button changes after a short delay, so that it does not flicker.
  await expect(sendButton(page)).not.toHaveCSS('opacity', '1');
  await expectForm(page, message);
  arrive();
  await expectSent(page);
  await expect(sendButton(page)).not.toHaveAttribute('aria-busy');
  await expect.poll(() => logged).toEqual([message]);
});

test('any later input except scrolling cancels the pending click', async ({ page }) => {
  const logged = loggedMessages(page);
  const arrive = await openLate(page, '/contact');
  await fillForm(page, message);
  await sendButton(page).click();
  await scrollByTouch(page);
  await expectWaiting(page);

  const heading = page.getByRole('heading', { name: 'Send us a message' });
  for (const goOn of [
    () => heading.click(),
    () => heading.dispatchEvent('click'),
    () => page.keyboard.press('Tab'),
    () => field(page, 'message').fill('I have not finished'),
  ]) {
    await sendButton(page).click();
    await expectWaiting(page);
    await goOn();
    await expect(sendButton(page)).not.toHaveAttribute('aria-busy');
  }
  arrive();
  await waitForHydration(page);
  await expectForm(page, { ...message, message: 'I have not finished' });
  expect(logged).toEqual([]);
});

test('a pending click times out after 15 seconds with a notice', async ({ page }) => {
  const logged = loggedMessages(page);
  const notice = page.getByRole('region', { name: 'Notices' }).getByRole('alert');
  await page.clock.install();
  const arrive = await openLate(page, '/contact');
  await fillForm(page, message);
  await page.clock.pauseAt(Date.now() + 60_000);
  await sendButton(page).click();
  await page.clock.runFor(14_900);
  await expectWaiting(page);
  await page.clock.runFor(200);
  await expect(notice).toHaveText(notReady);
  await expect(sendButton(page)).not.toHaveAttribute('aria-busy');
  await expect(page.getByText('The button opens your email app')).toBeVisible();

  await page.clock.resume();
  arrive();
  await waitForHydration(page);
  await expect(notice).toHaveCount(0);
  await expectForm(page, message);
  expect(logged).toEqual([]);
  await sendButton(page).click();
  await expectSent(page);
});

test.describe('when the island never loads', () => {
  test.use({ expectedInConsole: /Failed to load resource|works without it/ });

  test('a pending click shows a notice at once', async ({ page }) => {
    const fail = await holdRequests(page, hydrator, 'abort');
    await page.goto('/');
    await button(page, 'Next story').click();
    await expectWaiting(page, button(page, 'Next story'));
    fail();
    await expect(page.getByRole('alert')).toHaveText(notReady);
    await expect(page.getByRole('alert')).toBeInViewport();
    await expect(button(page, 'Next story')).toBeHidden();
  });
});
