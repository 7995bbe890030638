import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startServer } from '../start-server.ts';
import { expect, test } from './test.ts';

// The browser logs the failed page of the content error.
test.use({ expectedInConsole: /Failed to load resource/ });

test('npm run dev reports a content error and recovers from it', async ({ page }) => {
  // It starts a development server and a build.
  test.slow();
  const noise: string[] = [];
  page.on('console', (message) => message.type() === 'error' && noise.push(message.text()));
  // Vite watches no folders outside the project, nor build output.
  const content = await mkdtemp('tests/content-');
  await cp('tests/content', content, { recursive: true });
  const vite = 'node_modules/vite/bin/vite.js';
  const env = { CONTENT_DIR: content, DIST_DIR: test.info().outputPath('dist') };
  const server = await startServer([vite, '--port', '0'], env);
  try {
    await page.goto(`${server.address}/jobs`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Work with us');
    await expect(heading).toHaveCSS('font-family', /Bricolage Grotesque/);
    await expect(page).toHaveTitle(/E-YESS Uganda/);
    expect(noise, 'no errors in the console').toEqual([]);

    const file = join(content, 'jobs.yaml');
    const right = await readFile(file, 'utf8');
    await writeFile(file, right.replace('title: Work with us', 'title: Work: with us'));
    const sentence = 'content/jobs.yaml: Nested mappings are not allowed';
    await expect(page.locator('vite-error-overlay')).toContainText(sentence);

    const build = promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'error'], {
      env: { ...process.env, ...env },
    });
    const refusal = await build.catch(({ stderr }) => stderr);
    expect(String(refusal).split(sentence), 'the build reports it once').toHaveLength(2);

    await writeFile(file, right.replace('title: Work with us', 'title: Come and work'));
    await expect(heading).toHaveText('Come and work');
  } finally {
    // A page that is still loading would log an error when the server stops.
    await page.close();
    await server.stop();
    await rm(content, { recursive: true });
  }
});
