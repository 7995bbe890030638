import { content } from '../content.ts';
import { carousel } from '../stories.ts';
import { expect, openHydrated, test } from '../test.ts';

const { honestRecruitment, safeguarding } = content.safetyAndPrivacy;
const { form } = content.contact;

test('the helpline stands with the words on sexual and reproductive health, and only there', async ({
  page,
}) => {
  await openHydrated(page, '/focus-areas');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Sauti 116' })).toHaveAttribute('href', 'tel:116');
  await main.getByRole('tab', { name: 'Climate Justice' }).click();
  await expect(main.getByRole('link', { name: 'Sauti 116' })).toBeHidden();
});

test('the stories say how children are protected, and how to have one taken down', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await expect(
    carousel(page).getByText('Names have been changed and pictures drawn to protect children'),
  ).toBeVisible();
  await carousel(page).getByRole('link', { name: safeguarding.removal.label }).click();
  await expect(page).toHaveURL('/contact');
});

test('whoever looks for work is told that we never ask for money, and where openings are announced', async ({
  page,
}) => {
  expect(honestRecruitment).toMatch(/never ask applicants for money.*only announced here/);
  const hasCall = content.announcements.announcements.some(({ featured }) => featured);
  for (const path of hasCall ? ['/jobs', '/announcements'] : ['/jobs']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(honestRecruitment)).toBeVisible();
  }
});

test('the form asks people not to send private details about their health', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('main').getByText(form.keepPrivate)).toBeVisible();
});
