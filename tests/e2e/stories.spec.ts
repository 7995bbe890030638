import { button, carousel, expectStory, openStories, slide, stories } from './stories.ts';
import {
  expect,
  inAllEngines,
  onDesktop,
  onPhone,
  openHydrated,
  test,
  withMotion,
} from './test.ts';

test('announces a turned story, and turns none by itself', onPhone, async ({ page }) => {
  await page.clock.install();
  await openStories(page);
  await page.clock.runFor(120_000);
  await expectStory(page, 1);
  await expect(carousel(page)).toHaveAttribute('aria-roledescription', 'carousel');
  await expect(slide(page)).toHaveAttribute('aria-roledescription', 'slide');
  const announcement = carousel(page).locator('[aria-live="polite"]');
  await expect(announcement).toHaveText('');
  for (const words of ['2 of 3: Aisha', '3 of 3: Mirembe', '1 of 3: Nakku']) {
    await button(page, 'Next story').click();
    await expect(announcement).toHaveText(words);
  }
});

test('a full-page screenshot does not move the carousel', onDesktop, async ({ page }) => {
  await openStories(page);
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ fullPage: true });
  await expectStory(page, 1);
});

test.describe('with motion', () => {
  test.use(withMotion);

  test('the buttons turn the stories round in both directions, and stay enabled and focused', {
    tag: [onDesktop.tag, inAllEngines.tag],
  }, async ({ page }) => {
    await openStories(page);
    const next = button(page, 'Next story');
    const previous = button(page, 'Previous story');
    for (const number of [2, 3, 1]) {
      await next.click();
      await expectStory(page, number);
      await expect(next).toBeFocused();
      await expect(next).toBeEnabled();
      await expect(previous).toBeEnabled();
    }
    await previous.click();
    await expectStory(page, 3);
    await expect(previous).toBeFocused();
  });

  test('a swipe turns the stories, or scrolls the page', onPhone, async ({ page }) => {
    await openStories(page);
    await slide(page).evaluate((it) => it.scrollIntoView({ block: 'center' }));
    const box = await slide(page).boundingBox();
    if (!box) throw new Error('The story has no place on the page.');
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const finger = await page.context().newCDPSession(page);

    /** A swipe over more than half of the width turns at any speed. */
    async function swipe(dx: number, dy: number) {
      const at = (share: number) => [{ x: middle.x + dx * share, y: middle.y + dy * share }];
      await finger.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: at(-0.5),
      });
      for (let step = 1; step <= 10; step += 1) {
        const touchPoints = at(step / 10 - 0.5);
        await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
      }
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    }

    for (const [dx, number] of [
      [-240, 2],
      [240, 1],
      [240, 3],
      [-240, 1],
    ] as const) {
      await swipe(dx, 0);
      await expectStory(page, number);
    }
    const scrolled = await page.evaluate(() => window.scrollY);
    await swipe(0, 150);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(scrolled);
    await expect(slide(page)).toHaveAccessibleName('1 of 3');
  });
});

test('the arrow keys turn stories only with focus inside', onDesktop, async ({ page }) => {
  await openStories(page);
  await page.getByRole('main').locator('a[href="/contact"]').last().focus();
  await page.keyboard.press('ArrowRight');
  await expect(slide(page)).toHaveAccessibleName('1 of 3');

  await button(page, 'Next story').focus();
  for (const [keys, number] of [
    ['ArrowLeft', 3],
    ['ArrowRight', 1],
    ['Alt+ArrowRight', 1],
  ] as const) {
    await page.keyboard.press(keys);
    await expectStory(page, number);
  }
});

test('selecting text with the mouse does not turn the stories', onDesktop, async ({ page }) => {
  await openStories(page);
  const words = slide(page).getByText(stories[0].quote);
  await words.scrollIntoViewIfNeeded();
  const box = await words.boundingBox();
  if (!box) throw new Error('The words have no place on the page.');
  await page.mouse.move(box.x + box.width / 2, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(2, box.y + box.height / 2, { steps: 5 });
  // Some browsers scroll while text is selected.
  await slide(page).evaluate((it) => it.parentElement?.parentElement?.scrollBy(-600, 0));
  await expectStory(page, 1);
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()).length)).toBeGreaterThan(10);
  await expectStory(page, 1);
});

test('hidden stories are found by Ctrl+F, not by screen readers', onDesktop, async ({ page }) => {
  await openHydrated(page, '/');
  const slides = carousel(page).locator('[aria-roledescription="slide"]');
  const hidden = () =>
    slides.evaluateAll((all) => all.map((it) => it.getAttribute('aria-hidden') === 'true'));
  // The search skips inert content, and scrolls to the words it finds.
  await expect(page.locator('[inert]')).toHaveCount(0);
  for (const [story, expected] of [
    [2, [true, true, false]],
    [1, [true, false, true]],
  ] as const) {
    const words = slides.nth(story).getByText(stories[story].name);
    await words.evaluate((found) => found.scrollIntoView());
    await expect.poll(hidden).toEqual(expected);
    await expect(words).toBeInViewport();
  }
  // Measured at once: a sliding story would not be in its place yet.
  const offset = await button(page, 'Next story').evaluate((next: HTMLElement) => {
    next.click();
    const story = document.querySelectorAll('[aria-roledescription="slide"]')[2];
    const frame = story?.parentElement?.parentElement;
    const left = (element?: Element | null) => element?.getBoundingClientRect().left ?? Number.NaN;
    return Math.abs(left(story) - left(frame));
  });
  expect(offset).toBeLessThan(1);
  await expect(slide(page)).toHaveAccessibleName('3 of 3');
  expect(await hidden()).toEqual([true, true, false]);
});
