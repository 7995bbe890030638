import type { Page } from '@playwright/test';
import { postPath } from '../../../src/lib/post-path.ts';
import { content, unlessPosts } from '../content.ts';
import { screens } from '../screens.ts';
import {
  expect,
  followLink,
  hydrateNow,
  idleMoment,
  openHydrated,
  staysInDocument,
  test,
  titleOf,
} from '../test.ts';

const { blog, focusAreas, home, jobs, post, projects } = content;

test.use({ expectedInConsole: /Failed to load resource/ });

/** As after a new version has been put up: the old one's files are gone, and new pages do not ask for them. */
async function takeAway(page: Page, files: string) {
  let isOld = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOld = false;
  });
  await page.unrouteAll();
  await page.route(files, (route) =>
    isOld ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
}

test('whoever has an old page open still gets to the others', async ({ page }) => {
  // One that is here already, one without data, one whose data lies in a file of its own.
  const kinds = screens.filter(({ path }) => /^\/(jobs$|about$|blog\/)/.test(path));
  for (const { path, heading, head } of kinds) {
    await openHydrated(page, path.startsWith('/blog/') ? '/blog' : '/jobs');
    await takeAway(page, '**/assets/*.js');
    const stays = await staysInDocument(page, async () => {
      await followLink(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    });
    // The page of jobs is here already.
    expect(stays).toBe(path === '/jobs');
    await expect(page).toHaveTitle(titleOf(head));
    await expect(page).toHaveURL(path);
    await hydrateNow(page);
  }
});

test('to the place that the link names, and Back again', async ({ page }) => {
  const [, climate] = focusAreas.focusAreas;
  await openHydrated(page, '/');
  await takeAway(page, '**/assets/focus-areas-*.js');
  await followLink(page, '/focus-areas#climate');
  await expect(page).toHaveURL('/focus-areas#climate');
  await expect(page.getByRole('tab', { name: climate?.title ?? 'missing' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.title);
  await hydrateNow(page);
  await followLink(page, '/projects');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(projects.intro.title);
});

test('with Back, too, when the page was left before the new version came', async ({ page }) => {
  await page.goto('/projects');
  await followLink(page, '/jobs');
  await expect(page).toHaveURL('/jobs');
  await hydrateNow(page);
  await takeAway(page, '**/assets/projects-*.js');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(projects.intro.title);
});

test('but not for a page that the visitor no longer waits for', async ({ page }) => {
  let fail = () => {};
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await openHydrated(page, '/');
  await page.route('**/assets/projects-*.js', async (route) => {
    await failing;
    await route.fulfill({ status: 404, body: '' });
  });
  const stays = await staysInDocument(page, async () => {
    await followLink(page, '/projects');
    await followLink(page, '/jobs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(jobs.intro.title);
    const gone = page.waitForResponse('**/assets/projects-*.js');
    fail();
    await gone;
    await idleMoment(page);
  });
  expect(stays).toBe(true);
  await expect(page).toHaveURL('/jobs');
});

test('when a page’s data is gone or its server is in trouble, the page itself is asked for', async ({
  page,
}) => {
  test.skip(...unlessPosts);
  await openHydrated(page, '/blog');
  await page.route('**/blog/*.json', (route) => route.fulfill({ status: 503, body: '' }));
  await followLink(page, postPath(post.id));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title);
  await expect(page).toHaveURL(postPath(post.id));
  await hydrateNow(page);
  await followLink(page, '/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(blog.intro.title);
});
