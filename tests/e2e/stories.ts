import type { Page } from '@playwright/test';
import { content } from './content.ts';
import { expect, openHydrated } from './test.ts';

export const { stories } = content.stories;

export function carousel(page: Page) {
  return page.getByRole('region', { name: 'Impact Stories' });
}

/** Only the slide in sight has a role for assistive technology. */
export function slide(page: Page) {
  return carousel(page).getByRole('group');
}

export function button(page: Page, name: 'Previous story' | 'Next story') {
  return carousel(page).getByRole('button', { name });
}

export async function expectStory(page: Page, number: number) {
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

/** Opens the home page where the stories are, ready to be turned. */
export async function openStories(page: Page) {
  await openHydrated(page, '/');
  await carousel(page).scrollIntoViewIfNeeded();
  await expectStory(page, 1);
}
