import { content } from './content.ts';
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

test.beforeEach(({ page }) => openStories(page));

test(
  'each story shows quote, name, age and place; a screen reader hears which one came',
  onPhone,
  async ({ page }) => {
    expect(stories).toHaveLength(3);
    await expect(carousel(page)).toHaveAttribute('aria-roledescription', 'carousel');
    await expect(slide(page)).toHaveAttribute('aria-roledescription', 'slide');
    const announcement = carousel(page).locator('[aria-live="polite"]');
    await expect(announcement).toHaveText('');
    for (const [index, { quote, name, age, location }] of stories.entries()) {
      await expectStory(page, index + 1);
      const text = await slide(page).innerText();
      expect(text.replaceAll(/\s+/g, ' ')).toContain(
        `${quote}” ${name}, ${age} ${location}, Uganda`,
      );
      await button(page, 'Next story').click();
      const following = stories[(index + 1) % 3];
      await expect(announcement).toHaveText(`${((index + 1) % 3) + 1} of 3: ${following?.name}`);
    }
  },
);

test.describe('with motion', () => {
  test.use(withMotion);

  test('the stories go round in both directions, and the buttons never switch off', {
    tag: [onDesktop.tag, inAllEngines.tag],
  }, async ({ page }) => {
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
});

test(
  'the arrow keys turn the stories while the focus is inside, and only then',
  onDesktop,
  async ({ page }) => {
    await page.getByRole('link', { name: content.home.callToAction.links[1].label }).last().focus();
    await page.keyboard.press('ArrowRight');
    await expect(slide(page)).toHaveAccessibleName('1 of 3');

    await button(page, 'Next story').focus();
    await page.keyboard.press('ArrowLeft');
    await expectStory(page, 3);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expectStory(page, 2);
    await page.keyboard.press('Alt+ArrowRight');
    await expectStory(page, 2);
  },
);

test(
  'stories out of sight can be reached by the browser’s search, and not by a screen reader; with less motion the next is simply there',
  onDesktop,
  async ({ page }) => {
    const slides = carousel(page).locator('[aria-roledescription="slide"]');
    await expect(slides).toHaveCount(3);
    const hidden = () =>
      slides.evaluateAll((all) => all.map((it) => it.getAttribute('aria-hidden') === 'true'));
    expect(await hidden()).toEqual([false, true, true]);
    // Far from the stories as well as among them. What is inert the search passes over; where it finds words, it scrolls.
    await openHydrated(page, '/');
    await expect(page.locator('[inert]')).toHaveCount(0);
    for (const [story, expected] of [
      [2, [true, true, false]],
      [1, [true, false, true]],
    ] as const) {
      const words = slides.nth(story).getByText(stories[story]?.name ?? 'missing');
      await words.evaluate((found) => found.scrollIntoView());
      await expect.poll(hidden).toEqual(expected);
      await expect(words).toBeInViewport();
    }
    // Asked in the same breath: a story that slides is not there yet.
    const offset = await button(page, 'Next story').evaluate((next: HTMLElement) => {
      next.click();
      const story = document.querySelectorAll('[aria-roledescription="slide"]')[2];
      const frame = story?.parentElement?.parentElement;
      const left = (element?: Element | null) =>
        element?.getBoundingClientRect().left ?? Number.NaN;
      return Math.abs(left(story) - left(frame));
    });
    expect(offset).toBeLessThan(1);
    await expect(slide(page)).toHaveAccessibleName('3 of 3');
    expect(await hidden()).toEqual([true, true, false]);
  },
);

test('nothing turns by itself', onPhone, async ({ page }) => {
  await page.clock.install();
  await openStories(page);
  await page.clock.runFor(120_000);
  await expectStory(page, 1);
});
