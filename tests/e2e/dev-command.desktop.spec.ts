import { createServer } from 'vite';
import { content } from './content.ts';
import { expect, test } from './test.ts';

test('npm run dev shows a page, with its styles and its head', async ({ page }) => {
  const server = await createServer({ logLevel: 'error', server: { port: 0 } });
  try {
    await server.listen();
    await page.goto(new URL('/jobs', server.resolvedUrls?.local[0]).href);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(content.jobs.intro.title);
    await expect(heading).toHaveCSS('font-family', /Bricolage Grotesque/);
    await expect(page).toHaveTitle(new RegExp(content.organisation.organisation.name));
  } finally {
    await server.close();
  }
});
