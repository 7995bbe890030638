import { content } from './content.ts';
import { expect, openHydrated, test } from './test.ts';

const { howWeChoose, jobs } = content.jobs;

// A volunteer may close every job; what the page says then is tested beside its code.
test.skip(jobs.length === 0, 'no job is open');

test('each opening shows title, type, place, when it was posted and what it is about', async ({
  page,
}) => {
  await page.goto('/jobs');
  const openings = page.getByRole('article');
  await expect(openings).toHaveCount(jobs.length);
  for (const [index, { title, type, location, posted, description }] of jobs.entries()) {
    const opening = openings.nth(index);
    await expect(opening.getByRole('heading', { level: 2 })).toHaveText(title);
    for (const text of [type, location, posted, description]) {
      await expect(opening.getByText(text, { exact: true })).toBeVisible();
    }
  }
});

test('the page says how we choose, and what becomes of roles that are closed', async ({ page }) => {
  await page.goto('/jobs');
  const section = page.getByRole('region', { name: howWeChoose.title });
  await expect(section.getByRole('listitem')).toHaveText(howWeChoose.steps);
  await expect(section.getByText(howWeChoose.closed)).toBeVisible();
});

test('“View Details” says of which job, and leads there', async ({ page }) => {
  const [job] = jobs;
  await openHydrated(page, '/jobs');
  const link = page.getByRole('link', { name: `View Details – ${job?.title}` });
  await expect(link).toHaveAttribute('href', job?.link ?? 'missing');
  test.skip(!job?.link.startsWith('/'), 'it leads out of the site');
  await link.click();
  await expect(page).toHaveURL(job?.link ?? 'missing');
});
