import type { IncomingMessage, RequestListener } from 'node:http';
import type { Page } from '@playwright/test';
import { expectForm, expectSent, field, fillIn, message, send } from '../contact-form.ts';
import { content } from '../content.ts';
import { expect, followLink, openHydrated } from '../test.ts';
import { test } from './mailbox.ts';

const { form } = content.contact;
const { organisation } = content.organisation;

test.describe.configure({ mode: 'default' });
test.use({ expectedInConsole: /Failed to load resource|has been blocked by CORS policy/ });

/** Fills in the form as a visitor does, up to the last press. */
async function write(page: Page, words = message) {
  await openHydrated(page, '/contact');
  await fillIn(page, words);
}

/** Where the page says that a message did not get there. */
function complaint(page: Page) {
  return page.getByRole('main').getByRole('alert');
}

test('a message gets there whole, once although the button is pressed twice, and is thanked for', async ({
  page,
  mailbox,
}) => {
  // Letters that are easily spoilt on the way.
  const words = { ...message, subject: 'This & that = more', message: 'Ŋŋ 🌍\nمرحبا <b>' };
  await write(page, words);
  await expect(page.getByRole('main').getByText(form.kept)).toBeVisible();
  await send(page).dblclick();
  await expectSent(page);
  const arrived = await mailbox.messages();
  expect(arrived.filter(({ subject }) => subject === words.subject)).toEqual([words]);
  await expect(complaint(page)).toBeEmpty();
});

const answerWith =
  (status: number): RequestListener =>
  (request, response) => {
    response
      .writeHead(status, { 'Access-Control-Allow-Origin': request.headers.origin ?? '' })
      .end();
  };

function hangsUp(request: IncomingMessage) {
  request.socket.destroy();
}

for (const { what, mood, reason } of [
  { what: 'refuses', mood: answerWith(422), reason: form.notSent.reasons.refused },
  { what: 'is out of order', mood: answerWith(503), reason: form.notSent.reasons.broken },
  {
    what: 'hangs up',
    mood: hangsUp,
    reason: form.notSent.reasons.lost,
  },
]) {
  test(`when the mailbox ${what}, the page says so, keeps everything, and offers another way`, async ({
    page,
    mailbox,
  }) => {
    await write(page);
    mailbox.behave(mood);
    await send(page).click();
    await expect(complaint(page)).toContainText(form.notSent.title);
    await expect(complaint(page)).toContainText(reason);
    await expectForm(page, message);
    const mail = new URL(
      (await complaint(page)
        .getByRole('link', { name: organisation.email })
        .getAttribute('href')) ?? '',
    );
    expect(mail.pathname).toBe(organisation.email);
    expect(mail.searchParams.get('subject')).toBe(message.subject);
    expect(mail.searchParams.get('body')).toBe(
      `${message.message}\n\n${message.name}\n${message.email}`,
    );

    // However soon it comes, another try counts.
    mailbox.behave(undefined);
    await send(page).click();
    await expectSent(page);
    await expect(complaint(page)).toBeEmpty();
  });
}

test('when the network is gone, nothing typed is lost', async ({ page, context }) => {
  await write(page);
  await context.setOffline(true);
  await send(page).click();
  await expect(complaint(page)).toContainText(form.notSent.reasons.offline);
  await expectForm(page, message);
});

test('leaving asks first while a message is on its way, and no more once it is there; it is sent once', async ({
  page,
  mailbox,
}) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    return dialog.dismiss();
  });
  let taken = 0;
  const held = new Promise<() => void>((resolve) => {
    mailbox.behave((...call) => {
      taken += 1;
      resolve(() => answerWith(200)(...call));
    });
  });
  await write(page);
  await send(page).click();
  const answer = await held;
  await followLink(page, '/jobs');
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expectForm(page, message);
  const sending = page.getByRole('button', { name: form.sending });
  await expect(sending).toHaveAttribute('aria-busy', 'true');
  await sending.click({ force: true });
  await field(page, 'subject').press('Enter');
  answer();
  await expectSent(page);
  await followLink(page, '/jobs');
  await expect(page).toHaveURL('/jobs');
  expect(taken).toBe(1);
  mailbox.behave(undefined);
});

test('a message on its way is shown to be, and after 15 seconds given up', async ({
  page,
  mailbox,
}) => {
  await page.clock.install();
  await write(page);
  mailbox.behave(() => {});
  await send(page).click();
  const sending = page.getByRole('button', { name: form.sending });
  await expect(sending).toBeVisible();
  await expect(sending).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('status').getByText(form.sending)).toBeAttached();
  await page.keyboard.press('Enter');
  await field(page, 'message').press('x');
  await page.clock.runFor(14_000);
  await expect(sending).toBeVisible();
  await page.clock.runFor(1500);
  await expect(complaint(page)).toContainText(form.notSent.reasons.slow);
  await expectForm(page, message);
  await expect(send(page)).toBeVisible();
  mailbox.behave(undefined);
});

test('what fills in the field that nobody sees is thanked for nothing', async ({
  page,
  mailbox,
}) => {
  await write(page, { ...message, subject: 'Cheap watches' });
  const honeypot = page.getByLabel(form.honeypot);
  await expect(page.getByRole('textbox', { name: form.honeypot })).toHaveCount(0);
  await honeypot.fill('Watches Ltd', { force: true });
  await send(page).click();
  await expectSent(page);
  expect(await mailbox.messages()).not.toContainEqual(
    expect.objectContaining({ subject: 'Cheap watches' }),
  );
});

test('pages may reach that one host and no other', async ({ page }) => {
  const response = await page.goto('/');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/connect-src 'self' http:\/\/127\.0\.0\.1:\d+;/);
});
