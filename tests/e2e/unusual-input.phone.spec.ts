import {
  expectSent,
  field,
  fillForm,
  loggedMessages,
  message,
  sendButton,
} from './contact-form.ts';
import { expect, openHydrated, test } from './test.ts';

test('accepts HTML, right-to-left text, emoji and 100 KB', async ({ page }) => {
  const logged = loggedMessages(page);
  await openHydrated(page, '/contact');
  const unusual = {
    ...message,
    name: 'أمينة 🌍👩🏾‍🌾',
    subject: '<img src=x onerror="document.title=1">',
    // One paragraph: Chromium takes seconds to fill in a thousand line breaks, on any page.
    message: `مرحبا \u202egnp.exe <script>document.title = 2</script> ${'A sentence. '.repeat(8500)}`,
  };
  const title = await page.title();
  await fillForm(page, unusual);
  await expect(field(page, 'name')).toHaveCSS('direction', 'rtl');
  await expect(field(page, 'message')).toHaveCSS('direction', 'rtl');
  await expect(field(page, 'subject')).toHaveCSS('direction', 'ltr');
  await sendButton(page).click();
  await expectSent(page);
  expect(await page.title()).toBe(title);
  await expect.poll(() => logged).toEqual([unusual]);
});
