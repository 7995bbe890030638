import type { Page } from '@playwright/test';
import { content } from './content.ts';
import { expect, openHydrated, test } from './test.ts';

const { home } = content;

function banner(page: Page) {
  return page.getByRole('dialog', { name: home.banner.label });
}

test('the sections stand in the order of the specification, with what it fixes; the banner leads to the call', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await expect(banner(page)).toHaveCount(home.banner.isShown ? 1 : 0);
  const headings = page.getByRole('main').getByRole('heading').and(page.locator('h1, h2'));
  await expect(headings).toHaveText([
    home.hero.title,
    ...home.missionAndVision.map(({ title }) => title),
    home.impact.title,
    home.programs.title,
    home.valuesIntro.title,
    home.callToAction.title,
    'Impact Stories',
  ]);

  for (const { title, description } of home.missionAndVision) {
    await expect(page.getByRole('region', { name: title })).toContainText(description);
  }

  const figures = page.getByRole('region', { name: home.impact.title }).getByRole('listitem');
  await expect(figures).toHaveText(
    home.impact.figures.map(({ number, title, description }) => `${number} ${title}${description}`),
  );

  const values = page.getByRole('region', { name: home.valuesIntro.title });
  await expect(values.getByRole('heading', { level: 2 })).toContainText('E-YESS');
  await expect(values.getByRole('heading', { level: 3 })).toHaveText([
    'Equity & Inclusion',
    'Youth & Women Empowerment',
    'Evidence-Based Action',
    'Sustainability',
    'Sincerity',
  ]);
  const letters = await values.locator('li > [aria-hidden]').allInnerTexts();
  expect(letters.join('')).toBe('EYESS');

  if (!home.banner.isShown) return;
  await expect(banner(page)).toContainText(home.banner.text);
  await banner(page).getByRole('link', { name: 'Learn More' }).click();
  await expect(page).toHaveURL('/announcements');
});

test('the first screen of a phone holds the headline, what it means and both buttons', async ({
  page,
}) => {
  test.skip(home.hero.text.length > 200, 'a text of more than 200 characters has no room there');
  await openHydrated(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(home.hero.text)).toBeInViewport({ ratio: 1 });
  for (const { label } of home.hero.links) {
    const button = page.getByRole('main').getByRole('link', { name: label, exact: true });
    await expect(button).toBeInViewport({ ratio: 1 });
  }
});
