import { expectForm, expectSent, field, fillIn, logOf, message, send } from './contact-form.ts';
import { content } from './content.ts';
import { expect, expectReachable, inAllEngines, openHydrated, test } from './test.ts';

const { contact } = content;
const { organisation } = content.organisation;
const { labels } = contact.form;

test('the page tells where we are, how to reach us and how to help; the fields say what they want', async ({
  page,
}) => {
  await openHydrated(page, '/contact');
  const main = page.getByRole('main');
  await expect(main.getByText(organisation.place)).toBeVisible();
  await expectReachable(main, organisation.email, [organisation.phone]);
  for (const { title, note } of Object.values(contact.reachUs)) {
    await expect(main.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
    await expect(main.getByText(note)).toBeVisible();
  }

  // The buttons of the four ways to help do nothing yet.
  for (const name of ['Volunteer', 'Partner', 'Donate', 'Advocate']) {
    await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
    const card = contact.waysToHelp.cards.find(({ title }) => title === name);
    await expect(page.getByText(card?.description ?? 'missing')).toBeVisible();
    if (card?.href) continue;
    await page.getByRole('button', { name: `Learn More – ${name}` }).click();
  }
  await expect(page).toHaveURL('/contact');

  await expect(page.getByText(contact.form.allRequired)).toBeVisible();
  for (const name of ['name', 'email', 'subject', 'message'] as const) {
    await expect(field(page, name)).toHaveAttribute('required');
    await expect(page.getByText(`${labels[name]} *`, { exact: true })).toBeVisible();
  }
  await expect(field(page, 'email')).toHaveAttribute('type', 'email');
  await expect(field(page, 'email')).toHaveAttribute('autocomplete', 'email');
  await expect(field(page, 'name')).toHaveAttribute('autocomplete', 'name');
});

test(
  'a message is logged once, thanked for, and the form is ready for a second',
  inAllEngines,
  async ({ page }) => {
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

    // A press within a second would be taken for part of a double click.
    await fillIn(page, { ...message, subject: 'Second' });
    await expect(async () => {
      await send(page).click();
      await expect(field(page, 'subject')).toHaveValue('', { timeout: 200 });
    }).toPass();
    await expect.poll(() => logged).toEqual([message, { ...message, subject: 'Second' }]);
  },
);

test('a double click sends one message and brings no complaint', async ({ page }) => {
  const logged = logOf(page);
  // The whole page fits, so that the button stays under the pointer.
  await page.setViewportSize({ width: 800, height: 3000 });
  await openHydrated(page, '/contact');
  await fillIn(page, message);
  await send(page).dblclick();
  await expectSent(page);
  await expect.poll(() => logged).toEqual([message]);
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
  await expect.poll(() => logged).toEqual([message]);
  await expect(page.getByRole('alert')).toBeEmpty();
});

test('whichever field is left empty or blank, both the browser and a notice say so; nothing is lost', async ({
  page,
}) => {
  const logged = logOf(page);
  for (const [name, value] of [
    ['name', '  '],
    ['email', ''],
    ['subject', ''],
    ['message', '  \n '],
  ] as const) {
    await openHydrated(page, '/contact');
    const values = { ...message, [name]: value };
    await fillIn(page, values);
    await send(page).click();
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('Error');
    await expect(notice).toContainText('Please fill in all fields before submitting.');
    await expect(field(page, name)).toBeFocused();
    const own = await field(page, name).evaluate((it: HTMLInputElement) => it.validationMessage);
    expect(own).not.toBe('');
    await expectForm(page, values);
    await expect(page.getByRole('status')).toBeEmpty();

    await field(page, name).fill(message[name]);
    // The mark of the mistake goes with the mistake, not only at the next try.
    expect(await field(page, name).evaluate((it: HTMLInputElement) => it.validity.valid)).toBe(
      true,
    );
    await send(page).click();
    await expectSent(page);
    await expect(notice).toBeEmpty();
    await expect.poll(() => logged.splice(0)).toEqual([message]);
  }
});

test('all fields empty give one notice, again one at the next try, and none for a mistyped e-mail address', async ({
  page,
}) => {
  const logged = logOf(page);
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

  // Now nothing is empty any more, and the browser names what is wrong.
  await fillIn(page, { ...message, email: 'amina' });
  await send(page).click();
  await expect(field(page, 'email')).toBeFocused();
  await expect(page.getByRole('alert')).toBeEmpty();
  await expectForm(page, { ...message, email: 'amina' });
  expect(logged).toEqual([]);
});

test('a field that was left wrong is marked, and what is typed in it stays where it is', async ({
  page,
}) => {
  await openHydrated(page, '/contact');
  const edges = () =>
    field(page, 'name').evaluate((element) => {
      const { borderLeftWidth, paddingLeft } = getComputedStyle(element);
      return {
        border: Number.parseFloat(borderLeftWidth),
        padding: Number.parseFloat(paddingLeft),
      };
    });
  const before = await edges();
  await send(page).click();
  await expect.poll(async () => (await edges()).border).toBeGreaterThan(before.border);
  const { border, padding } = await edges();
  expect(border + padding).toBe(before.border + before.padding);
});

test('Back from another page restores what was typed, and it can be sent', async ({ page }) => {
  await openHydrated(page, '/contact');
  await fillIn(page, message);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Projects' }).click();
  await expect(page).toHaveURL('/projects');
  await page.goBack();
  await expectForm(page, message);
  await send(page).click();
  await expectSent(page);
});
