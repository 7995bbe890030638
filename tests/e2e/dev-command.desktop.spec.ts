import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildCopy, withSiteCopy } from '../site-copy.ts';
import { startServer } from '../start-server.ts';
import { content } from './content.ts';
import { expect, test } from './test.ts';

// What the browser says of the mistake.
test.use({ expectedInConsole: /Failed to load resource/ });

test('npm run dev shows a page, tells a mistake in the content there, as npm run build does, and shows the page again once it is mended', async ({
  page,
}) => {
  const noise: string[] = [];
  page.on('console', (message) => message.type() === 'error' && noise.push(message.text()));
  await withSiteCopy(async (copy) => {
    const server = await startServer(['node_modules/vite/bin/vite.js', '--port', '0'], {}, copy);
    try {
      await page.goto(`${server.address}/jobs`);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(content.jobs.intro.title);
      await expect(heading).toHaveCSS('font-family', /Bricolage Grotesque/);
      await expect(page).toHaveTitle(new RegExp(content.organisation.organisation.name));
      expect(noise, 'the console stays quiet').toEqual([]);

      const file = join(copy, 'content/jobs.yaml');
      const right = await readFile(file, 'utf8');
      await writeFile(file, right.replace(/title: .*/, 'title: Work: with us'));
      const sentence =
        "content/jobs.yaml: line 2 has a colon inside a text. Put the text in quotes: title: 'Work: with us'";
      await expect(page.locator('vite-error-overlay')).toContainText(sentence);

      const refusal = await buildCopy(copy).catch(String);
      expect(refusal?.split(sentence), 'the build says it, too, and only once').toHaveLength(2);

      await writeFile(file, right.replace(/title: .*/, 'title: Come and work'));
      await expect(heading).toHaveText('Come and work');
    } finally {
      // A page that is still loading would miss the server.
      await page.close();
      await server.stop();
    }
  });
});
