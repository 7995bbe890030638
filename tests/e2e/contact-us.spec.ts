import type { ConsoleMessage, Page } from '@playwright/test';
import { content } from './content.ts';
import { expect, openHydrated, test } from './test.ts';

const { contact } = content;
const { organisation } = content.organisation;
const { labels } = contact.form;

const message = {
  name: 'Amina',
  email: 'amina@mail.example',
  subject: 'An hour to spare',
  message: 'I could help on Saturdays.\nWhere do I start?',
};

function field(page: Page, name: keyof typeof message) {
  return page.getByRole('textbox', { name: labels[name] });
}

function send(page: Page) {
  return page.getByRole('button', { name: contact.form.send });
}

async function fillIn(page: Page, values: Partial<typeof message>) {
  for (const [name, value] of Object.entries(values)) {
    await field(page, name as keyof typeof message).fill(value);
  }
}

/** The values of each message that the page wrote to the console. */
function logOf(page: Page): unknown[] {
  const logged: unknown[] = [];
  page.on('console', async (line: ConsoleMessage) => {
    if (line.type() === 'log') logged.push(await line.args().at(-1)?.jsonValue());
  });
  return logged;
}

async function expectForm(page: Page, values: typeof message) {
  for (const [name, value] of Object.entries(values)) {
    await expect(field(page, name as keyof typeof message)).toHaveValue(value);
  }
}

async function expectSent(page: Page) {
  const notice = page.getByRole('status');
  await expect(notice).toContainText('Message Sent!');
  await expect(notice).toContainText("Thank you for reaching out. We'll get back to you soon.");
  await expectForm(page, { name: '', email: '', subject: '', message: '' });
}

test('place, mail and phone can be read and tapped', async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.getByText(organisation.place)).toBeVisible();
  await expect(main.getByRole('link', { name: organisation.email })).toHaveAttribute(
    'href',
    `mailto:${organisation.email}`,
  );
  await expect(main.getByRole('link', { name: organisation.phone })).toHaveAttribute(
    'href',
    `tel:${organisation.phone.replaceAll(' ', '')}`,
  );
});

test('four ways to help, whose buttons say which and do nothing yet', async ({ page }) => {
  await openHydrated(page, '/contact');
  for (const name of ['Volunteer', 'Partner', 'Donate', 'Advocate']) {
    await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
    await page.getByRole('button', { name: `Learn More – ${name}` }).click();
  }
  await expect(page).toHaveURL('/contact');
});

test('the fields are labelled, required, marked as such, and help to fill themselves in', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(page.getByText(contact.form.allRequired)).toBeVisible();
  for (const name of ['name', 'email', 'subject', 'message'] as const) {
    await expect(field(page, name)).toHaveAttribute('required');
    await expect(page.getByText(`${labels[name]} *`, { exact: true })).toBeVisible();
  }
  await expect(field(page, 'email')).toHaveAttribute('type', 'email');
  await expect(field(page, 'email')).toHaveAttribute('autocomplete', 'email');
  await expect(field(page, 'name')).toHaveAttribute('autocomplete', 'name');
});

test('a message is logged once, thanked for, and the form is empty again', async ({ page }) => {
  const logged = logOf(page);
  const requests: string[] = [];
  await openHydrated(page, '/contact');
  await fillIn(page, message);
  page.on('request', (request) => requests.push(request.url()));
  await send(page).click();
  await expectSent(page);
  await expect.poll(() => logged).toEqual([message]);
  expect(requests, 'nothing is sent').toEqual([]);
  await expect(page.getByRole('heading', { name: contact.form.title })).toBeFocused();
  await expect(page.getByRole('heading', { name: contact.form.title })).toBeInViewport();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('alert')).toBeEmpty();
});

test('a double click sends one message and brings no complaint', async ({ page }) => {
  const logged = logOf(page);
  // The whole page fits, so that the button stays under the pointer.
  await page.setViewportSize({ width: 800, height: 3000 });
  await openHydrated(page, '/contact');
  await fillIn(page, message);
  await send(page).dblclick();
  await expectSent(page);
  expect(logged).toEqual([message]);
  await expect(page.getByRole('alert')).toBeEmpty();
});

test('Enter held down sends one message and brings no complaint', async ({ page }) => {
  const logged = logOf(page);
  await openHydrated(page, '/contact');
  await fillIn(page, message);
  await field(page, 'subject').focus();
  for (let press = 0; press < 4; press += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expectSent(page);
  expect(logged).toEqual([message]);
  await expect(page.getByRole('alert')).toBeEmpty();
});

test('a second message can be sent after the first', async ({ page }) => {
  const logged = logOf(page);
  await openHydrated(page, '/contact');
  for (const subject of ['First', 'Second']) {
    await fillIn(page, { ...message, subject });
    await expect(async () => {
      await send(page).click();
      await expect(field(page, 'subject')).toHaveValue('', { timeout: 200 });
    }).toPass();
  }
  expect(logged).toEqual([
    { ...message, subject: 'First' },
    { ...message, subject: 'Second' },
  ]);
});

for (const [what, value] of [
  ['empty', ''],
  ['blank', '  \n '],
] as const) {
  for (const name of ['name', 'email', 'subject', 'message'] as const) {
    test(`with the field ${name} left ${what}, both the browser and a notice say so; nothing is lost`, async ({
      page,
    }) => {
      const logged = logOf(page);
      await openHydrated(page, '/contact');
      const values = { ...message, [name]: name === 'message' ? value : value.replace('\n', '') };
      await fillIn(page, values);
      await send(page).click();
      const notice = page.getByRole('alert');
      await expect(notice).toContainText('Error');
      await expect(notice).toContainText('Please fill in all fields before submitting.');
      await expect(field(page, name)).toBeFocused();
      const own = await field(page, name).evaluate((it: HTMLInputElement) => it.validationMessage);
      expect(own).not.toBe('');
      // The browser itself takes spaces off an e-mail address.
      if (name !== 'email') await expectForm(page, values);
      await expect(page.getByRole('status')).toBeEmpty();

      await field(page, name).fill(message[name]);
      // The mark of the mistake goes with the mistake, not only at the next try.
      expect(await field(page, name).evaluate((it: HTMLInputElement) => it.validity.valid)).toBe(
        true,
      );
      await send(page).click();
      await expectSent(page);
      await expect(notice).toBeEmpty();
      expect(logged).toEqual([message]);
    });
  }
}

test('a notice of an error looks like one', async ({ page }) => {
  await openHydrated(page, '/contact');
  await send(page).click();
  const box = page.getByRole('region', { name: content.navigation.frameNames.notices });
  const danger = await box.evaluate((it) => getComputedStyle(it).borderLeftColor);
  await fillIn(page, message);
  await send(page).click();
  await expectSent(page);
  expect(await box.evaluate((it) => getComputedStyle(it).borderLeftColor)).not.toBe(danger);
});

test('all fields empty give one notice, and again one at the next try', async ({ page }) => {
  await openHydrated(page, '/contact');
  await page.evaluate(() => {
    const region = document.querySelector('[role=alert]');
    const seen: number[] = [];
    Object.assign(window, { seen });
    if (region) {
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) seen.push(...[...addedNodes].map(() => 1));
      }).observe(region, { childList: true });
    }
  });
  const announcements = () =>
    page.evaluate(() => (window as unknown as { seen: number[] }).seen.length);
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText('Error');
  await expect(field(page, 'name')).toBeFocused();
  expect(await announcements()).toBe(1);
  await send(page).click();
  await expect.poll(announcements).toBe(2);
});

test('a mistyped e-mail address is the browser’s to name, without a notice', async ({ page }) => {
  const logged = logOf(page);
  await openHydrated(page, '/contact');
  await fillIn(page, { ...message, email: 'amina' });
  await send(page).click();
  await expect(field(page, 'email')).toBeFocused();
  await expect(page.getByRole('alert')).toBeEmpty();
  await expectForm(page, { ...message, email: 'amina' });
  expect(logged).toEqual([]);
});

test('words that look like code stay words', async ({ page }) => {
  const logged = logOf(page);
  const strange = {
    ...message,
    name: '<img src=x onerror="document.title=1">',
    message: '<script>document.title = 2</script> 🌍 مرحبا',
  };
  await openHydrated(page, '/contact');
  const title = await page.title();
  await fillIn(page, strange);
  await send(page).click();
  await expectSent(page);
  expect(logged).toEqual([strange]);
  expect(await page.title()).toBe(title);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test('what was typed is still there after a look at another page', async ({ page }) => {
  await openHydrated(page, '/contact');
  await fillIn(page, message);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Projects' }).click();
  await expect(page).toHaveURL('/projects');
  await page.goBack();
  await expectForm(page, message);
  await send(page).click();
  await expectSent(page);
});

test.describe('notices', () => {
  const box = (page: Page) =>
    page.getByRole('region', { name: content.navigation.frameNames.notices });
  const close = (page: Page) =>
    page.getByRole('button', { name: content.navigation.frameNames.closeNotice });

  test('good news goes by itself, but not while someone is at it', async ({ page }) => {
    await page.clock.install();
    await openHydrated(page, '/contact');
    await expect(page.getByRole('status')).toBeAttached();
    await expect(page.getByRole('alert')).toBeAttached();
    await fillIn(page, message);
    await send(page).click();
    await expectSent(page);

    await page.clock.runFor(5_000);
    await expectSent(page);
    await box(page).hover();
    await page.clock.runFor(60_000);
    await expectSent(page);
    await page.mouse.move(2, 700);
    await close(page).focus();
    await page.clock.runFor(60_000);
    await expectSent(page);
    await field(page, 'name').focus();
    await page.clock.runFor(20_000);
    await expect(page.getByRole('status')).toBeEmpty();
    await expect(close(page)).toHaveCount(0);
  });

  test('an error stays until it is closed, and the focus goes back to where it was', async ({
    page,
  }) => {
    await page.clock.install();
    await openHydrated(page, '/contact');
    for (const way of ['click', 'Escape'] as const) {
      await send(page).click();
      await expect(page.getByRole('alert')).toContainText('Error');
      await page.clock.runFor(120_000);
      await expect(page.getByRole('alert')).toContainText('Error');
      if (way === 'click') {
        await close(page).click();
      } else {
        await close(page).focus();
        await page.keyboard.press('Escape');
      }
      await expect(page.getByRole('alert')).toBeEmpty();
      await expect(field(page, 'name')).toBeFocused();
    }
  });

  test('a notice stays behind with the page it belongs to', async ({ page }) => {
    await openHydrated(page, '/contact');
    await send(page).click();
    await expect(page.getByRole('alert')).toContainText('Error');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our Projects' }).click();
    await expect(page).toHaveURL('/projects');
    await expect(page.getByRole('alert')).toBeEmpty();
  });

  test('a notice hides neither the field in question nor its label', async ({ page }) => {
    await openHydrated(page, '/contact');
    for (const name of ['name', 'email', 'subject', 'message'] as const) {
      await page.reload();
      await openHydrated(page, '/contact');
      await fillIn(page, { ...message, [name]: '' });
      await send(page).scrollIntoViewIfNeeded();
      await send(page).click();
      await expect(field(page, name)).toBeFocused();
      const notice = await box(page).boundingBox();
      const label = await page.getByText(`${labels[name]} *`).boundingBox();
      const control = await field(page, name).boundingBox();
      if (!notice || !label || !control) throw new Error('Something has no place.');
      const isBeside = label.x + control.width <= notice.x;
      if (!isBeside) expect(label.y, name).toBeGreaterThanOrEqual(notice.y + notice.height);
      await expect(field(page, name)).toBeInViewport();
    }
  });
});
