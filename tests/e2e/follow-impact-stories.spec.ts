import type { Page } from '@playwright/test';
import { content } from './content.ts';
import { expect, openHydrated, test } from './test.ts';

const { stories } = content.stories;

function carousel(page: Page) {
  return page.getByRole('region', { name: 'Impact Stories' });
}

/** Only the slide that is not inert has a role for assistive technology. */
function slide(page: Page) {
  return carousel(page).getByRole('group');
}

function button(page: Page, name: 'Previous story' | 'Next story') {
  return carousel(page).getByRole('button', { name });
}

async function expectStory(page: Page, number: number) {
  const story = stories[number - 1];
  await expect(slide(page)).toHaveCount(1);
  await expect(slide(page)).toHaveAccessibleName(`${number} of ${stories.length}`);
  await expect(slide(page)).toContainText(story?.quote ?? 'missing');
  await expect.poll(() => offsetOf(page)).toBeLessThan(1);
}

/** How far the chosen story is from the place where it can be read. */
async function offsetOf(page: Page): Promise<number> {
  return slide(page).evaluate((element) => {
    const frame = element.parentElement?.parentElement?.getBoundingClientRect();
    return Math.abs(element.getBoundingClientRect().left - (frame?.left ?? 0));
  });
}

test.beforeEach(async ({ page }) => {
  await openHydrated(page, '/');
  await carousel(page).scrollIntoViewIfNeeded();
  await expectStory(page, 1);
});

test('each story shows the quote, then name and age, then the place in Uganda', async ({
  page,
}) => {
  expect(stories).toHaveLength(3);
  for (const [index, { quote, name, age, location }] of stories.entries()) {
    await expectStory(page, index + 1);
    const text = await slide(page).innerText();
    expect(text.replaceAll(/\s+/g, ' ')).toContain(`${quote}” ${name}, ${age} ${location}, Uganda`);
    await button(page, 'Next story').click();
  }
});

test('the stories go round in both directions, and the buttons never switch off', async ({
  page,
}) => {
  const next = button(page, 'Next story');
  const previous = button(page, 'Previous story');
  for (const number of [2, 3, 1, 2]) {
    await next.click();
    await expectStory(page, number);
    await expect(next).toBeFocused();
    await expect(next).toBeEnabled();
    await expect(previous).toBeEnabled();
  }
  for (const number of [1, 3]) {
    await previous.click();
    await expectStory(page, number);
    await expect(previous).toBeFocused();
  }
});

test('the arrow keys turn the stories while the focus is inside, and only then', async ({
  page,
}) => {
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
});

test('a screen reader hears a carousel of slides, and which story came', async ({ page }) => {
  await expect(carousel(page)).toHaveAttribute('aria-roledescription', 'carousel');
  await expect(slide(page)).toHaveAttribute('aria-roledescription', 'slide');
  const announcement = carousel(page).locator('[aria-live="polite"]');
  await expect(announcement).toHaveText('');
  await button(page, 'Next story').click();
  await expect(announcement).toHaveText(`2 of 3: ${stories[1]?.name}`);
});

test('stories out of sight can be reached neither with Tab nor by a screen reader', async ({
  page,
}) => {
  const slides = carousel(page).locator('[aria-roledescription="slide"]');
  await expect(slides).toHaveCount(3);
  const inert = () =>
    slides.evaluateAll((all) => all.map((it) => it instanceof HTMLElement && it.inert));
  expect(await inert()).toEqual([false, true, true]);
  await button(page, 'Next story').click();
  await expect.poll(inert).toEqual([true, false, true]);
});

test('nothing turns by itself', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, '/');
  await page.clock.runFor(120_000);
  await expectStory(page, 1);
});

test('a swipe turns the stories; a swipe down scrolls the page', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a finger is needed');
  await slide(page).evaluate((it) => it.scrollIntoView({ block: 'center' }));
  const box = await slide(page).boundingBox();
  if (!box) throw new Error('The story has no place on the page.');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const finger = await page.context().newCDPSession(page);

  /** Past half of the story's width it turns however slowly the finger goes. */
  async function swipe(dx: number, dy: number) {
    const at = (share: number) => [{ x: middle.x + dx * share, y: middle.y + dy * share }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(-0.5) });
    for (let step = 1; step <= 10; step += 1) {
      const touchPoints = at(step / 10 - 0.5);
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
    }
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  await swipe(-240, 0);
  await expectStory(page, 2);
  await swipe(240, 0);
  await expectStory(page, 1);
  const scrolled = await page.evaluate(() => window.scrollY);
  await swipe(0, 150);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(scrolled);
  await expect(slide(page)).toHaveAccessibleName('1 of 3');
});

test('for those who asked for less motion the next story is simply there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await button(page, 'Next story').click();
  await expect(slide(page)).toHaveAccessibleName('2 of 3');
  expect(await offsetOf(page)).toBeLessThan(1);
});
