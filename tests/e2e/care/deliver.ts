import type { Page } from '@playwright/test';
import { expectSent, fillIn, message, send } from '../contact-form.ts';
import { expect, hydrated } from '../test.ts';
import type { DeliveringSite } from './delivering-site.ts';

/** Fills in the form as a visitor does, up to the last press. */
export async function write(page: Page, { address }: DeliveringSite, words = message) {
  await page.goto(new URL('/contact', address).href);
  await hydrated(page);
  await fillIn(page, words);
}

/** Where the page says that a message did not get there. */
export function complaint(page: Page) {
  return page.getByRole('main').getByRole('alert');
}

/** A message with letters that are easily spoilt on the way arrives, and only once although the button is pressed twice. */
export async function expectDelivered(page: Page, delivering: DeliveringSite) {
  const words = { ...message, subject: 'This & that = more', message: 'Ŋŋ 🌍\nمرحبا <b>' };
  await write(page, delivering, words);
  await send(page).dblclick();
  await expectSent(page);
  const arrived = await delivering.messages();
  expect(arrived.filter(({ subject }) => subject === words.subject)).toEqual([words]);
  await expect(complaint(page)).toBeEmpty();
}
