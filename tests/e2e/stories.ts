import type { Page } from '@playwright/test';
import { expect, openHydrated } from './test.ts';

/** The stories of tests/content, each with the beginning of its quote. */
export const stories = [
  { name: 'Nakku', age: '14', location: 'Kampala', quote: 'I used to stay at home' },
  { name: 'Aisha', age: '11', location: 'Ntinda', quote: 'We planted trees behind our school' },
  { name: 'Mirembe', age: '16', location: 'Jinja', quote: 'In the girls’ circle I learnt' },
] as const;

export function carousel(page: Page) {
  return page.getByRole('region', { name: 'Impact Stories' });
}

/** Only the current slide has a role for assistive technology. */
export function slide(page: Page) {
  return carousel(page).getByRole('group');
}

export function button(page: Page, name: string) {
  return carousel(page).getByRole('button', { name });
}

export async function expectStory(page: Page, number: number) {
  await expect(slide(page)).toHaveCount(1);
  await expect(slide(page)).toHaveAccessibleName(`${number} of 3`);
  await expect(slide(page)).toContainText(stories[number - 1]?.quote ?? 'no such story');
  await expect.poll(() => offsetOf(page)).toBeLessThan(1);
}

/** The distance of the current slide from its place in the carousel. */
async function offsetOf(page: Page): Promise<number> {
  return slide(page).evaluate((element) => {
    const frame = element.parentElement?.parentElement?.getBoundingClientRect();
    return Math.abs(element.getBoundingClientRect().left - (frame?.left ?? 0));
  });
}

/** Opens home with the carousel in view and hydrated. */
export async function openStories(page: Page) {
  await openHydrated(page, '/');
  await carousel(page).scrollIntoViewIfNeeded();
  await expectStory(page, 1);
}
