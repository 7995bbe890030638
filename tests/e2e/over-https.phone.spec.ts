import { screens } from './screens.ts';
import { expect, hydrateNow, test } from './test.ts';

const site = 'https://site.example';

test.use({ expectedElsewhere: new RegExp(`^${site}/`) });

/** Browsers find fault through https with what they let pass on http://localhost, where all other tests are at home. */
test('through https, as everyone comes, no screen gives the browser cause for complaint', async ({
  page,
  request,
}) => {
  // The answers come from our server; what the page may do is judged by its address.
  await page.route(`${site}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await request.get(pathname) });
  });
  for (const { path, heading } of screens) {
    await page.goto(site + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await hydrateNow(page);
  }
  expect(await page.evaluate(() => isSecureContext)).toBe(true);
});
