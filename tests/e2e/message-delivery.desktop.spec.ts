import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Page, Route } from '@playwright/test';
import { expectForm, expectSent, field, fillForm, message, sendButton } from './contact-form.ts';
import { addressOf, expect, followLink, openHydrated, test } from './test.ts';

/** As tests/build-sites.ts has it. */
const endpoint = 'http://127.0.0.1/contact';
const email = 'hello@ezuka.org';

test.use({
  site: 'many',
  expectedInConsole: /Failed to load resource/,
});

/** Where the form says that a message was not delivered. */
function formError(page: Page) {
  return page.getByRole('main').getByRole('alert');
}

test.describe('with a form service on another origin', () => {
  const received: unknown[] = [];

  test.use({
    // The service is the proxy of the browser: the build has a fixed endpoint, and `page.route` would bypass CORS.
    proxy: async ({ site }, use) => {
      const service = createServer(async (request, response) => {
        if (request.method === 'POST') {
          received.push([request.url, JSON.parse(await text(request))]);
        }
        // All headers that docs/contact-form.md asks for.
        response.setHeader('Access-Control-Allow-Origin', addressOf(site));
        response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
        response.writeHead(204).end();
      });
      await once(service.listen(0, '127.0.0.1'), 'listening');
      const { port } = service.address() as AddressInfo;
      await use({ server: `http://127.0.0.1:${port}`, bypass: '<-loopback>,localhost' });
      service.closeAllConnections();
      service.close();
    },
  });

  test('delivers the whole message and shows a success notice', async ({ page }) => {
    // Characters that are easily broken by encoding.
    const words = { ...message, subject: 'This & that = more', message: 'Ŋŋ 🌍\nمرحبا <b>' };
    await openHydrated(page, '/contact');
    await expect(page.getByText('Only our team reads your message.')).toBeVisible();
    await fillForm(page, words);
    await sendButton(page).click();
    await expectSent(page);
    await expect(formError(page)).toBeEmpty();
    expect(received).toEqual([[endpoint, words]]);
  });
});

test('a failed delivery keeps the message, and a retry succeeds', async ({ page, context }) => {
  let answer: (route: Route) => Promise<void>;
  await page.route(endpoint, (route) => answer(route));
  await openHydrated(page, '/contact');
  await fillForm(page, message);
  for (const [reason, next] of [
    ['Our mailbox did not accept your message.', (route: Route) => route.fulfill({ status: 422 })],
    ['Our mailbox is not working at the moment', (route: Route) => route.fulfill({ status: 503 })],
    [
      'The connection was lost, so your message may not have arrived.',
      (route: Route) => route.abort(),
    ],
    ['You seem to be offline', (route: Route) => route.abort()],
  ] as const) {
    answer = next;
    await context.setOffline(reason.includes('offline'));
    await sendButton(page).click();
    await expect(formError(page)).toContainText('Sorry, that did not work.');
    await expect(formError(page)).toContainText(reason);
    await expectForm(page, message);
  }
  const link = formError(page).getByRole('link', { name: email });
  const mail = new URL((await link.getAttribute('href')) ?? '');
  expect(mail.pathname).toBe(email);
  expect(mail.searchParams.get('subject')).toBe(message.subject);
  expect(mail.searchParams.get('body')).toBe(
    `${message.message}\n\n${message.name}\n${message.email}`,
  );

  await context.setOffline(false);
  answer = (route) => route.fulfill();
  await sendButton(page).click();
  await expectSent(page);
  await expect(formError(page)).toBeEmpty();
});

test('asks before leaving only while a message is being sent', async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    return dialog.dismiss();
  });
  let taken = 0;
  const held = new Promise<Route>((resolve) => {
    void page.route(endpoint, (route) => {
      taken += 1;
      resolve(route);
    });
  });
  await openHydrated(page, '/contact');
  await fillForm(page, message);
  await sendButton(page).click();
  const route = await held;
  await followLink(page, '/jobs');
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expectForm(page, message);
  await page.getByRole('button', { name: 'Sending…' }).click({ force: true });
  await field(page, 'subject').press('Enter');
  await route.fulfill();
  await expectSent(page);
  await followLink(page, '/jobs');
  await expect(page).toHaveURL('/jobs');
  expect(taken).toBe(1);
});

test('shows that a message is being sent, and times out after 15 seconds', async ({ page }) => {
  await page.route(endpoint, () => {});
  await page.clock.install();
  await openHydrated(page, '/contact');
  await fillForm(page, message);
  await sendButton(page).click();
  const sending = page.getByRole('button', { name: 'Sending…' });
  await expect(sending).toHaveAttribute('aria-disabled', 'true');
  await expect(sending).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('status').getByText('Sending…')).toBeAttached();
  await page.keyboard.press('Enter');
  await field(page, 'message').press('x');
  await page.clock.runFor(14_000);
  await expect(sending).toBeVisible();
  await page.clock.runFor(1500);
  await expect(formError(page)).toContainText('No answer came within 15 seconds');
  await expectForm(page, message);
  await expect(sendButton(page)).toBeVisible();
});

test('discards messages of bots that fill in the honeypot field', async ({ page }) => {
  let taken = 0;
  await page.route(endpoint, (route) => {
    taken += 1;
    return route.fulfill();
  });
  await openHydrated(page, '/contact');
  await fillForm(page, message);
  await expect(page.getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0);
  await page.getByLabel('Leave this field empty').fill('Watches Ltd', { force: true });
  await sendButton(page).click();
  await expectSent(page);
  expect(taken).toBe(0);
});
