import { content } from './content.ts';
import { expect, test } from './test.ts';

const { blog, projects } = content;

test('the browser fetches a page when the pointer rests on its link, and no file', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  const fetched: string[] = [];
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready' || status === 'Failure') fetched.push(new URL(prefetchUrl).pathname);
  });
  await session.send('Preload.enable');
  await page.goto('/blog');
  await page.getByRole('link', { name: blog.feed }).hover();
  // Longer than the browser hesitates.
  await page.waitForTimeout(1000);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Our Projects' });
  await link.hover();
  await expect.poll(() => fetched).toEqual(['/projects']);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(projects.intro.title);
});
