import { content } from './content.ts';
import { expect, openHydrated, test } from './test.ts';

const { monitoring, partners, projects } = content.projects;

test('a reader learns what we do, how we check it, and with whom', async ({ page }) => {
  await openHydrated(page, '/projects');

  await test.step('five projects: title, category, sign, picture, description, where, with whom, since when, a week, a lesson', async () => {
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(5);
    for (const [index, project] of projects.entries()) {
      const { title, category, description, image } = project;
      const card = cards.nth(index);
      await expect(card.getByRole('heading', { level: 2 })).toHaveText(title);
      await expect(card.getByText(category, { exact: true })).toBeVisible();
      await expect(card.locator('svg')).toBeVisible();
      await expect(card.getByRole('img', { name: image.alt })).toBeVisible();
      await expect(card.getByText(description)).toBeVisible();
      await expect(card.getByRole('definition')).toHaveText([
        project.where,
        project.withWhom,
        project.since,
        project.week,
        project.learnt,
      ]);
    }
  });

  await test.step('how the work is checked, and who the five partners are', async () => {
    const checking = page.getByRole('region', { name: monitoring.title });
    await expect(checking).toContainText(monitoring.text);
    await expect(checking.getByRole('heading', { level: 3 })).toHaveText(
      [...monitoring.steps, monitoring.dropped].map(({ title }) => title),
    );
    for (const { question } of monitoring.steps) {
      await expect(checking.getByText(question)).toBeVisible();
    }
    await expect(checking.getByText(monitoring.dropped.text)).toBeVisible();
    const names = page.getByRole('region', { name: partners.title }).getByRole('listitem');
    await expect(names).toHaveText(partners.names);
    await expect(names).toHaveCount(5);
  });

  await test.step('each “Learn More” says which project, and does nothing yet', async () => {
    const inert = projects.filter(({ href }) => !href);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(inert.length);
    for (const { title } of inert) {
      const button = page.getByRole('button', { name: `Learn More – ${title}` });
      await expect(button).toHaveText(/^Learn More/);
      await button.click();
    }
    await expect(page).toHaveURL('/projects');
    await expect(page.getByRole('article')).toHaveCount(5);
  });
});
