import type { Page } from '@playwright/test';
import { expectSent, field, fillIn, logOf, message, send } from '../contact-form.ts';
import { expect, openHydrated, test } from '../test.ts';

/** Sends a message and expects all of it, and nothing else, in the log. */
async function expectLogged(page: Page, values: typeof message) {
  const logged = logOf(page);
  await fillIn(page, values);
  await send(page).click();
  await expectSent(page);
  await expect.poll(() => logged).toEqual([values]);
}

test('words that look like code stay words', async ({ page }) => {
  const strange = {
    ...message,
    name: '<img src=x onerror="document.title=1">',
    message: "<script>document.title = 2</script> {{7*7}} '; DROP TABLE--",
  };
  await openHydrated(page, '/contact');
  const title = await page.title();
  await expectLogged(page, strange);
  expect(await page.title()).toBe(title);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test('any script and emoji can be written; what runs from the right is shown so', async ({
  page,
}) => {
  const arabic = { ...message, name: 'أمينة', message: 'مرحبا 🌍👩🏾‍🌾 \u202egnp.exe' };
  await openHydrated(page, '/contact');
  await fillIn(page, arabic);
  await expect(field(page, 'name')).toHaveCSS('direction', 'rtl');
  await expect(field(page, 'message')).toHaveCSS('direction', 'rtl');
  await expect(field(page, 'subject')).toHaveCSS('direction', 'ltr');
  await expectLogged(page, arabic);
});

test('a message may be as long as a book', async ({ page }) => {
  // Chromium takes seconds to fill in a thousand line breaks, on any page; so this one is a single paragraph.
  const line = 'A sentence among very many others, all about one hundred kilobytes. ';
  await openHydrated(page, '/contact');
  await expectLogged(page, { ...message, message: line.repeat(100_000 / line.length) });
});
