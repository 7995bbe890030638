import {
  expectForm,
  expectSent,
  field,
  fillForm,
  loggedMessages,
  message,
  sendButton,
} from './contact-form.ts';
import { expect, inAllEngines, openHydrated, test } from './test.ts';

test('logs a message once, and is ready for a second', inAllEngines, async ({ page }) => {
  const logged = loggedMessages(page);
  const requests: string[] = [];
  await openHydrated(page, '/contact');
  // The browser can fill in what it knows of the visitor.
  for (const name of ['name', 'email'] as const) {
    await expect(field(page, name)).toHaveAttribute('autocomplete', name);
  }
  await fillForm(page, message);
  page.on('request', (request) => requests.push(request.url()));
  await sendButton(page).click();
  await expectSent(page);
  await expect.poll(() => logged).toEqual([message]);
  expect(requests, 'nothing is sent').toEqual([]);
  const heading = page.getByRole('heading', { name: 'Send us a message' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL('/contact');

  // The form ignores a click within a second as part of a double click.
  await fillForm(page, { ...message, subject: 'Second' });
  await expect(async () => {
    await sendButton(page).click();
    await expect(field(page, 'subject')).toHaveValue('', { timeout: 200 });
  }).toPass();
  await expect.poll(() => logged).toEqual([message, { ...message, subject: 'Second' }]);
});

for (const way of ['a double click', 'Enter held down']) {
  test(`${way} sends one message and shows no error`, async ({ page }) => {
    const logged = loggedMessages(page);
    // The whole page fits, so that the button stays under the pointer.
    await page.setViewportSize({ width: 800, height: 3000 });
    await openHydrated(page, '/contact');
    await fillForm(page, message);
    if (way === 'a double click') {
      await sendButton(page).dblclick();
    } else {
      await field(page, 'subject').focus();
      for (let press = 0; press < 4; press += 1) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
    }
    await expectSent(page);
    await expect.poll(() => logged).toEqual([message]);
    await expect(page.getByRole('alert')).toBeEmpty();
  });
}

test('empty fields are marked, with one notice for each try', async ({ page }) => {
  const logged = loggedMessages(page);
  await openHydrated(page, '/contact');
  const edges = () =>
    field(page, 'name').evaluate((element) => {
      const { borderLeftWidth, paddingLeft } = getComputedStyle(element);
      const border = Number.parseFloat(borderLeftWidth);
      return { border, text: border + Number.parseFloat(paddingLeft) };
    });
  const before = await edges();
  await page.getByRole('alert').evaluate((region) => {
    region.dataset['notices'] = '';
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        region.dataset['notices'] += '!'.repeat(addedNodes.length);
      }
    }).observe(region, { childList: true });
  });
  for (const notices of ['!', '!!']) {
    await sendButton(page).click();
    await expect(page.getByRole('alert').getByText('Error', { exact: true })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveAttribute('data-notices', notices);
    await expect(field(page, 'name')).toBeFocused();
  }
  await expect.poll(async () => (await edges()).border).toBeGreaterThan(before.border);
  expect((await edges()).text).toBe(before.text);

  // No field is empty any more, so the browser's own message is enough.
  await fillForm(page, { ...message, email: 'amina' });
  await sendButton(page).click();
  await expect(field(page, 'email')).toBeFocused();
  await expect(page.getByRole('alert')).toBeEmpty();
  await expectForm(page, { ...message, email: 'amina' });
  expect(logged).toEqual([]);
});

test('Back from another page restores the filled form, ready to be sent', async ({ page }) => {
  await openHydrated(page, '/contact');
  await fillForm(page, message);
  await page.getByRole('contentinfo').locator('a[href="/projects"]').click();
  await expect(page).toHaveURL('/projects');
  await page.goBack();
  await expectForm(page, message);
  await sendButton(page).click();
  await expectSent(page);
});
