import { memoize } from '../../src/lib/memoize.ts';
import { screens, screensWithControls } from './screens.ts';
import { expect, hydrateNow, test } from './test.ts';

const site = 'https://site.example';

test.use({ expectedElsewhere: new RegExp(`^${site}/`) });

/** Browsers find fault through https with what they let pass on http://localhost, where all other tests are at home. */
test('through https, as everyone comes, no screen gives the browser cause for complaint', async ({
  page,
  request,
}) => {
  // The answers come from our server; what the page may do is judged by its address.
  const answerTo = memoize((path) => request.get(path));
  await page.route(`${site}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await answerTo(pathname) });
  });
  for (const screen of screens) {
    await page.goto(site + screen.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(screen.heading);
    if (screensWithControls.includes(screen)) await hydrateNow(page);
  }
  expect(await page.evaluate(() => isSecureContext)).toBe(true);
});
