import { content } from '../content.ts';
import { carousel } from '../stories.ts';
import { expect, openHydrated, test } from '../test.ts';

const { honestRecruitment, safeguarding } = content.safetyAndPrivacy;
const { form } = content.contact;
const { isSample } = content.stories;

test('each focus area says what to do now, with the helpline where somebody may be in danger', async ({
  page,
}) => {
  await openHydrated(page, '/focus-areas');
  const main = page.getByRole('main');
  for (const { title, now, hasHelpline } of content.focusAreas.focusAreas) {
    await main.getByRole('tab', { name: title }).click();
    const panel = page.getByRole('tabpanel', { name: title });
    for (const text of now) await expect(panel.getByText(text)).toBeVisible();
    const call = panel.getByRole('link', { name: 'Sauti 116' });
    await expect(call).toHaveCount(hasHelpline ? 1 : 0);
    if (hasHelpline) await expect(call).toHaveAttribute('href', 'tel:116');
  }
});

test('true stories say how children are protected, and how to have one taken down', async ({
  page,
}) => {
  test.skip(isSample, 'the stories are examples');
  await openHydrated(page, '/');
  await expect(
    carousel(page).getByText('Names have been changed and pictures drawn to protect children'),
  ).toBeVisible();
  await carousel(page).getByRole('link', { name: safeguarding.removal.label }).click();
  await expect(page).toHaveURL('/contact');
});

test('whatever is an example is called so where it stands, and nothing else is', async ({
  page,
}) => {
  const { about, announcements, call, contact, home, organisation, projects, team } = content;
  for (const [path, ...examples] of [
    ['/', [home.storiesIntro.sample, isSample]],
    ['/about', [about.sampleTeam, team.isSample]],
    [
      '/projects',
      [projects.sample, projects.isSample],
      [projects.samplePartners, projects.partners.isSample],
    ],
    ['/announcements', [announcements.sample, call?.isSample ?? false]],
    ['/contact', [contact.sampleDetails, organisation.organisation.isSample]],
  ] as const) {
    await page.goto(path);
    for (const [words, isExample] of examples) {
      await expect(page.getByRole('main').getByText(words)).toHaveCount(isExample ? 1 : 0);
    }
  }
});

test('whoever looks for work is told that we never ask for money, and where openings are announced', async ({
  page,
}) => {
  expect(honestRecruitment).toMatch(/never ask applicants for money.*only announced here/);
  for (const path of content.call ? ['/jobs', '/announcements'] : ['/jobs']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(honestRecruitment)).toBeVisible();
  }
});

test('the form asks people not to send private details about their health', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('main').getByText(form.keepPrivate)).toBeVisible();
});
