import type { Page } from '@playwright/test';
import { field } from './contact-form.ts';
import { button, carousel, expectStory } from './stories.ts';
import { expect, holdRequests, hydrateIslands, onPhone, test, waitForHydration } from './test.ts';

/** Opens a page whose scripts are held until the returned function is called. */
async function openEarly(page: Page, path: string): Promise<() => void> {
  const arrive = await holdRequests(page, '**/assets/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  return arrive;
}

test('the menu opens before scripts load, and stays open', async ({ page, isMobile }) => {
  const arrive = await openEarly(page, '/');
  const name = isMobile ? 'Open menu' : 'Opportunities';
  await page.getByRole('button', { name }).click();
  const jobs = page.getByRole('banner').getByRole('link', { name: 'Jobs' });
  await expect(jobs).toBeVisible();
  arrive();
  await hydrateIslands(page);
  await expect(jobs).toBeVisible();
});

test('a focus area opens before scripts load, and stays open', onPhone, async ({ page }) => {
  const arrive = await openEarly(page, '/focus-areas');
  await page.getByRole('main').getByRole('link', { name: 'Gender Equality' }).click();
  const words = page.getByText('Girls and boys are born with the same rights.');
  await expect(words).toBeVisible();
  await expect(page).toHaveURL('/focus-areas#gender');
  arrive();
  await expect(page.getByRole('tab', { name: 'Gender Equality', selected: true })).toBeVisible();
  await expect(words).toBeVisible();
});

test('a story swiped to before hydration stays in view afterwards', onPhone, async ({ page }) => {
  const arrive = await holdRequests(page, '**/assets/hydrate-island-*.js');
  await page.goto('/');
  await carousel(page).getByText('We planted trees').scrollIntoViewIfNeeded();
  arrive();
  await waitForHydration(page);
  await expectStory(page, 2);
  await button(page, 'Next story').click();
  await expectStory(page, 3);
});

test('keeps what was typed before hydration', onPhone, async ({ page }) => {
  const arrive = await openEarly(page, '/contact');
  await field(page, 'message').pressSequentially('Hello, ');
  arrive();
  await waitForHydration(page);
  await field(page, 'message').pressSequentially('I am Amina');
  await expect(field(page, 'message')).toHaveValue('Hello, I am Amina');
  await expect(field(page, 'message')).toBeFocused();
});
