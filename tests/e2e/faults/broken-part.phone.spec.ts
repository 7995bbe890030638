import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { content } from '../content.ts';
import { expect, followLink, hydrated, test } from '../test.ts';

const { about, blog, contact, errors, home, navigation, posts, projects } = content;

test.use({ expectedInConsole: /injected|error boundary|Minified React error/ });

/** Sends the scripts with a fault in them: whatever shows this title breaks. */
async function breakPart(page: Page, title: string) {
  await page.route('**/assets/*.js', async (route) => {
    const script = await readFile(`dist/site${new URL(route.request().url()).pathname}`, 'utf8');
    await route.fulfill({
      body: script.replace(`title:\`${title}\``, 'get title(){throw Error("injected")}'),
      contentType: 'text/javascript',
    });
  });
}

const parts = [
  { path: '/', broken: home.impact.title, alive: home.valuesIntro.title },
  { path: '/', broken: home.storiesIntro.title, alive: home.impact.title },
  { path: '/about', broken: about.galleryIntro.title, alive: about.objectives.title },
  { path: '/projects', broken: projects.partners.title, alive: projects.monitoring.title },
  { path: '/contact', broken: contact.waysToHelp.title, alive: contact.form.title },
  { path: '/contact', broken: contact.form.title, alive: contact.waysToHelp.title },
  ...posts.slice(0, 1).map(({ id, title }) => ({
    path: `/blog/${id}`,
    broken: blog.invitation.title,
    alive: title,
  })),
  { path: '/jobs', broken: navigation.quickLinks.title, alive: content.jobs.intro.title },
];

for (const { path, broken, alive } of parts) {
  test(`when “${broken}” breaks on ${path}, the rest of the page lives`, async ({ page }) => {
    await breakPart(page, broken);
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByText(errors.brokenPart.text)).toHaveCount(1);
    await expect(page.getByRole('heading', { name: broken })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: alive })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await followLink(page, '/blog');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(blog.intro.title);
  });
}

test('a part that broke can be tried again', async ({ page }) => {
  await breakPart(page, home.impact.title);
  await page.goto('/');
  const tryAgain = page.getByRole('button', { name: errors.brokenPart.tryAgain });
  await expect(tryAgain).toBeVisible();
  await page.unroute('**/assets/*.js');
  await tryAgain.click();
  await expect(tryAgain).toHaveCount(0);
  await expect(page.getByRole('heading', { name: home.impact.title })).toBeVisible();
});
