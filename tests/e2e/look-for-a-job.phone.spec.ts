import { content } from './content.ts';
import { expect, openHydrated, test } from './test.ts';

const { howWeChoose, jobs } = content.jobs;

// A volunteer may close every job; what the page says then is tested beside its code.
test.skip(jobs.length === 0, 'no job is open');

test('whoever looks for work learns what there is, how we choose, and where to ask', async ({
  page,
}) => {
  await openHydrated(page, '/jobs');

  await test.step('each opening: title, type, place, when it was posted, what it is about', async () => {
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

  await test.step('how we choose, and what becomes of roles that are closed', async () => {
    const section = page.getByRole('region', { name: howWeChoose.title });
    await expect(section.getByRole('listitem')).toHaveText(howWeChoose.steps);
    await expect(section.getByText(howWeChoose.closed)).toBeVisible();
  });

  await test.step('“View Details” says of which job, and leads there', async () => {
    const [job] = jobs;
    const link = page.getByRole('link', { name: `View Details – ${job?.title}` });
    await expect(link).toHaveAttribute('href', job?.link ?? 'missing');
    // Others lead out of the site.
    if (!job?.link.startsWith('/')) return;
    await link.click();
    await expect(page).toHaveURL(job.link);
  });
});
