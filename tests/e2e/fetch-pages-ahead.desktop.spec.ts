import type { Page } from '@playwright/test';
import { postPath } from '../../src/lib/post-path.ts';
import { content, unlessPosts } from './content.ts';
import { expect, openHydrated, test } from './test.ts';

const { projects } = content;

function projectsLink(page: Page) {
  return page.getByRole('contentinfo').getByRole('link', { name: 'Our Projects' });
}

async function requestsOf(page: Page, path: string): Promise<string[]> {
  await openHydrated(page, path);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  return requests;
}

/** The addresses that the browser itself fetches ahead, as it does, whether or not it can use what comes. */
async function addressesFetched(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const paths: string[] = [];
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready' || status === 'Failure') paths.push(new URL(prefetchUrl).pathname);
  });
  await session.send('Preload.enable');
  return paths;
}

/** For a browser that would fetch ahead. */
function longEnough(page: Page): Promise<void> {
  return page.waitForTimeout(1000);
}

test('while React does not run, the browser fetches a page when the pointer rests on its link', async ({
  page,
}) => {
  const fetched = await addressesFetched(page);
  await page.goto('/blog');
  await page.getByRole('link', { name: content.blog.feed }).hover();
  await longEnough(page);
  await projectsLink(page).hover();
  await expect.poll(() => fetched).toEqual(['/projects']);
  await projectsLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(projects.intro.title);
});

test('once React runs, the browser leaves it to that', async ({ page }) => {
  const fetched = await addressesFetched(page);
  const requests = await requestsOf(page, '/');
  await projectsLink(page).hover();
  await expect.poll(() => requests).toContainEqual(expect.stringMatching(/\/projects-.*\.js$/));
  await longEnough(page);
  expect(fetched).toEqual([]);
});

test('a page is fetched when the pointer rests on its link', async ({ page }) => {
  const requests = await requestsOf(page, '/');
  await projectsLink(page).hover();
  await expect.poll(() => requests).toContainEqual(expect.stringMatching(/\/projects-.*\.js$/));
  const fetched = requests.length;
  await projectsLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(projects.intro.title);
  expect(requests.slice(fetched).filter((path) => path.endsWith('.js'))).toEqual([]);
});

test('a page is fetched, with its data, when its link is touched or has the focus', async ({
  page,
}) => {
  test.skip(...unlessPosts);
  const requests = await requestsOf(page, '/blog');
  const link = page.getByRole('main').getByRole('link', { name: content.post.title }).first();
  await link.focus();
  await expect.poll(() => requests).toContain(`${postPath(content.post.id)}.json`);
  expect(requests).toContainEqual(expect.stringMatching(/\/blog-post-.*\.js$/));
  await link.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.post.title);
  const posts = requests.filter((path) => path === `${postPath(content.post.id)}.json`);
  expect(posts).toHaveLength(1);

  await projectsLink(page).dispatchEvent('pointerdown');
  await expect.poll(() => requests).toContainEqual(expect.stringMatching(/\/projects-.*\.js$/));
});

test('nothing is fetched for a link to a file', async ({ page }) => {
  await page.clock.install();
  const requests = await requestsOf(page, '/blog');
  const feed = page.getByRole('link', { name: content.blog.feed });
  await feed.hover();
  await feed.dispatchEvent('pointerdown');
  await page.clock.runFor(2000);
  await page.evaluate(async () => (await fetch('/robots.txt')).text());
  expect(requests.filter((path) => path.endsWith('.js'))).toEqual([]);
});

test('no page is fetched when the pointer only passes, nor for those who save data', async ({
  page,
}) => {
  await page.clock.install();
  // A page without pictures, which would load while it scrolls.
  const requests = await requestsOf(page, '/jobs');
  const point = (selector: string) =>
    page.locator(selector).dispatchEvent('pointerover', { bubbles: true });
  await page.clock.pauseAt(Date.now() + 60_000);
  await point('footer a[href="/projects"]');
  await page.clock.runFor(20);
  await point('body');
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const about = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });
  await about.hover();
  await about.focus();
  // Longer than any hesitation of ours.
  await page.clock.runFor(2000);
  await page.evaluate(async () => (await fetch('/robots.txt')).text());
  expect(requests).toEqual(['/robots.txt']);
});
