import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { postPath } from '../../../src/lib/post-path.ts';
import { content } from '../content.ts';
import { expect, followLink, openHydrated, test } from '../test.ts';

const { about, blog, contact, errors, home, navigation, posts, projects } = content;

test.use({ expectedInConsole: /injected|error boundary|Minified React error/ });

/** Sends the scripts with faults in them: whatever shows one of these titles breaks. */
async function breakSections(page: Page, titles: string[]) {
  await page.route('**/assets/*.js', async (route) => {
    let script = await readFile(`dist/site${new URL(route.request().url()).pathname}`, 'utf8');
    for (const title of titles) {
      script = script.replace(`title:\`${title}\``, 'get title(){throw Error("injected")}');
    }
    await route.fulfill({ body: script, contentType: 'text/javascript' });
  });
}

const pages = [
  {
    path: '/',
    broken: [home.impact.title, home.storiesIntro.title],
    alive: home.valuesIntro.title,
  },
  { path: '/about', broken: [about.galleryIntro.title], alive: about.objectives.title },
  { path: '/projects', broken: [projects.partners.title], alive: projects.monitoring.title },
  {
    path: '/contact',
    broken: [contact.waysToHelp.title, contact.form.title],
    alive: contact.intro.title,
  },
  ...posts.slice(0, 1).map(({ id, title }) => ({
    path: postPath(id),
    broken: [blog.invitation.title],
    alive: title,
  })),
  { path: '/jobs', broken: [navigation.quickLinks.title], alive: content.jobs.intro.title },
];

for (const { path, broken, alive } of pages) {
  test(`when ${broken.join(' and ')} break on ${path}, the rest of the page lives`, async ({
    page,
  }) => {
    await breakSections(page, broken);
    await openHydrated(page, path);
    await expect(page.getByText(errors.brokenSection)).toHaveCount(broken.length);
    for (const name of broken) await expect(page.getByRole('heading', { name })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: alive })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await followLink(page, '/blog');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(blog.intro.title);
  });
}

test('a section that broke can be tried again', async ({ page }) => {
  await breakSections(page, [home.impact.title]);
  await openHydrated(page, '/');
  const tryAgain = page.getByRole('button', { name: errors.tryAgain });
  await expect(tryAgain).toBeVisible();
  await page.unroute('**/assets/*.js');
  await tryAgain.click();
  await expect(tryAgain).toHaveCount(0);
  await expect(page.getByRole('heading', { name: home.impact.title })).toBeVisible();
});
