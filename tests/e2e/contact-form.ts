import type { ConsoleMessage, Page } from '@playwright/test';
import { frameNames, messageForm } from '../../src/content/labels.ts';
import { expect } from './test.ts';

export const message = {
  name: 'Amina',
  email: 'amina@mail.example',
  subject: 'An hour to spare',
  message: 'I could help on Saturdays.\nWhere do I start?',
};

export function field(page: Page, name: keyof typeof message) {
  return page.getByRole('textbox', { name: messageForm.labels[name] });
}

export function send(page: Page) {
  return page.getByRole('button', { name: messageForm.send });
}

export async function fillIn(page: Page, values: Partial<typeof message>) {
  for (const [name, value] of Object.entries(values)) {
    await field(page, name as keyof typeof message).fill(value);
  }
}

/** The values of each message that the page wrote to the console. */
export function logOf(page: Page): unknown[] {
  const logged: unknown[] = [];
  page.on('console', async (line: ConsoleMessage) => {
    if (line.type() === 'log') logged.push(await line.args().at(-1)?.jsonValue());
  });
  return logged;
}

export async function expectForm(page: Page, values: typeof message) {
  for (const [name, value] of Object.entries(values)) {
    await expect(field(page, name as keyof typeof message)).toHaveValue(value);
  }
}

export async function expectSent(page: Page) {
  const notice = page.getByRole('region', { name: frameNames.notices }).getByRole('status');
  await expect(notice).toContainText(messageForm.sent.title);
  await expect(notice).toContainText(messageForm.sent.text);
  await expectForm(page, { name: '', email: '', subject: '', message: '' });
}
