import type { Page } from '@playwright/test';
import { content } from '../content.ts';
import { screensWithControls } from '../screens.ts';
import { button, carousel, expectStory, stories } from '../stories.ts';
import { expect, holdBack, hydrated, hydrateNow, onPhone, test } from '../test.ts';

/** Opens a page whose scripts are on their way; gives what lets them arrive. */
async function openEarly(page: Page, path: string): Promise<() => void> {
  const arrive = await holdBack(page, '**/assets/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  return arrive;
}

test('pages read before any script arrives', onPhone, async ({ page }) => {
  await holdBack(page, '**/assets/*.js');
  for (const { path, heading } of screensWithControls) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
});

test('the menu opens at once, and stays open when scripts come', async ({ page, isMobile }) => {
  const arrive = await openEarly(page, '/');
  await page.getByRole('button', { name: isMobile ? 'Open menu' : 'Opportunities' }).click();
  const jobs = page.getByRole('banner').getByRole('link', { name: 'Jobs' });
  await expect(jobs).toBeVisible();
  arrive();
  await hydrateNow(page);
  await expect(jobs).toBeVisible();
  await jobs.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.jobs.intro.title);
});

test('a focus area opens at once, and stays open when scripts come', onPhone, async ({ page }) => {
  const arrive = await openEarly(page, '/focus-areas');
  const [, , gender] = content.focusAreas.focusAreas;
  if (!gender) throw new Error('There is no third focus area.');
  await page.getByRole('main').getByRole('link', { name: gender.title }).click();
  await expect(page.getByText(gender.description)).toBeVisible();
  await expect(page).toHaveURL(`/focus-areas#${gender.id}`);
  arrive();
  await expect(page.getByRole('tab', { name: gender.title, selected: true })).toBeVisible();
  await expect(page.getByText(gender.description)).toBeVisible();
});

test('a story swiped to stays in sight when scripts come', onPhone, async ({ page }) => {
  const arrive = await holdBack(page, '**/assets/hydrate-island-*.js');
  await page.goto('/');
  await carousel(page)
    .getByText(stories[1]?.quote ?? 'missing')
    .scrollIntoViewIfNeeded();
  arrive();
  await hydrated(page);
  await expectStory(page, 2);
  await button(page, 'Next story').click();
  await expectStory(page, 3);
});

test('what is typed before scripts come stays', onPhone, async ({ page }) => {
  const arrive = await openEarly(page, '/contact');
  const field = page.getByRole('textbox', { name: content.contact.form.labels.message });
  await field.pressSequentially('Hello, ');
  arrive();
  await hydrated(page);
  await field.pressSequentially('I am Amina');
  await expect(field).toHaveValue('Hello, I am Amina');
  await expect(field).toBeFocused();
});
