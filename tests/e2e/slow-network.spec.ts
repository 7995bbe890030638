import type { Page } from '@playwright/test';
import { field } from './contact-form.ts';
import { button, carousel, expectStory } from './stories.ts';
import { expect, holdBack, hydrated, hydrateNow, onPhone, test } from './test.ts';

/** Opens a page whose scripts are on their way; gives what lets them arrive. */
async function openEarly(page: Page, path: string): Promise<() => void> {
  const arrive = await holdBack(page, '**/assets/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  return arrive;
}

test('the menu opens at once, and stays open when scripts come', async ({ page, isMobile }) => {
  const arrive = await openEarly(page, '/');
  const name = isMobile ? 'Open menu' : 'Opportunities';
  await page.getByRole('button', { name }).click();
  const jobs = page.getByRole('banner').getByRole('link', { name: 'Jobs' });
  await expect(jobs).toBeVisible();
  arrive();
  await hydrateNow(page);
  await expect(jobs).toBeVisible();
});

test('a focus area opens at once, and stays open when scripts come', onPhone, async ({ page }) => {
  const arrive = await openEarly(page, '/focus-areas');
  await page.getByRole('main').getByRole('link', { name: 'Gender Equality' }).click();
  const words = page.getByText('Girls and boys are born with the same rights.');
  await expect(words).toBeVisible();
  await expect(page).toHaveURL('/focus-areas#gender');
  arrive();
  await expect(page.getByRole('tab', { name: 'Gender Equality', selected: true })).toBeVisible();
  await expect(words).toBeVisible();
});

test('a story swiped to stays in sight when scripts come', onPhone, async ({ page }) => {
  const arrive = await holdBack(page, '**/assets/hydrate-island-*.js');
  await page.goto('/');
  await carousel(page).getByText('We planted trees').scrollIntoViewIfNeeded();
  arrive();
  await hydrated(page);
  await expectStory(page, 2);
  await button(page, 'Next story').click();
  await expectStory(page, 3);
});

test('what is typed before scripts come stays', onPhone, async ({ page }) => {
  const arrive = await openEarly(page, '/contact');
  await field(page, 'message').pressSequentially('Hello, ');
  arrive();
  await hydrated(page);
  await field(page, 'message').pressSequentially('I am Amina');
  await expect(field(page, 'message')).toHaveValue('Hello, I am Amina');
  await expect(field(page, 'message')).toBeFocused();
});
