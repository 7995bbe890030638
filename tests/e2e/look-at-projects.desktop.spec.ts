import { content } from './content.ts';
import { expect, openHydrated, test } from './test.ts';

const { monitoring, partners, projects } = content.projects;

test('five projects, each with title, category, sign, picture and description', async ({
  page,
}) => {
  await page.goto('/projects');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(5);
  for (const [index, { title, category, description, image }] of projects.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading', { level: 2 })).toHaveText(title);
    await expect(card.getByText(category, { exact: true })).toBeVisible();
    await expect(card.locator('svg')).toBeVisible();
    await expect(card.getByRole('img', { name: image.alt })).toBeVisible();
    await expect(card.getByText(description)).toBeVisible();
  }
});

test('each “Learn More” says which project, and does nothing yet', async ({ page }) => {
  await openHydrated(page, '/projects');
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

test('how the work is checked, and who the five partners are', async ({ page }) => {
  await page.goto('/projects');
  const checking = page.getByRole('region', { name: monitoring.title });
  await expect(checking).toContainText(monitoring.text);
  await expect(checking.getByRole('heading', { level: 3 })).toHaveText(
    monitoring.steps.map(({ title }) => title),
  );
  const names = page.getByRole('region', { name: partners.title }).getByRole('listitem');
  await expect(names).toHaveText(partners.names);
  await expect(names).toHaveCount(5);
});
