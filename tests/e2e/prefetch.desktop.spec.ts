import { expect, test } from './test.ts';

test('prefetches a page when the pointer rests on its link, and never a file', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  let links: string[] = [];
  const fetched: string[] = [];
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    links = preloadingAttemptSources.map(({ key }) => new URL(key.url).pathname);
  });
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready' || status === 'Failure') fetched.push(new URL(prefetchUrl).pathname);
  });
  await session.send('Preload.enable');
  await page.goto('/blog');
  await expect.poll(() => links).toContain('/projects');
  await expect(
    page.getByRole('link', { name: 'Follow the blog in a feed reader (RSS)' }),
  ).toHaveAttribute('href', '/rss.xml');
  expect(links).not.toContain('/rss.xml');
  await page.getByRole('contentinfo').locator('a[href="/projects"]').hover();
  await expect.poll(() => fetched).toEqual(['/projects']);
});
