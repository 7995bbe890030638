import { tlsFront } from '../tls/tls-front.ts';
import { screens } from './screens.ts';
import { expect, openHydrated, test } from './test.ts';

// The certificate is made for this one visit, so no browser knows who signed it.
test.use({ ignoreHTTPSErrors: true });

/** Browsers find fault through https with what they let pass on http://localhost, where all other tests are at home. */
test('through https, as everyone comes, no screen gives the browser cause for complaint', async ({
  page,
  baseURL,
}) => {
  const { address, stop } = await tlsFront(baseURL ?? '');
  for (const { path, heading } of screens) {
    await openHydrated(page, address + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  expect(page.url()).toMatch(/^https:/);
  stop();
});
