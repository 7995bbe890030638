import type { ConsoleMessage, Page } from '@playwright/test';
import { expect } from './test.ts';

export const message = {
  name: 'Amina',
  email: 'amina@mail.example',
  subject: 'An hour to spare',
  message: 'I could help on Saturdays.\nWhere do I start?',
};

export const labels = {
  name: 'Your name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
};

export function field(page: Page, name: keyof typeof message) {
  return page.getByRole('textbox', { name: labels[name] });
}

export function sendButton(page: Page) {
  return page.getByRole('button', { name: 'Send Message' });
}

export async function fillForm(page: Page, values: Partial<typeof message>) {
  for (const [name, value] of Object.entries(values)) {
    await field(page, name as keyof typeof message).fill(value);
  }
}

/** The values of each message that the page wrote to the console. */
export function loggedMessages(page: Page): unknown[] {
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
  const notice = page.getByRole('region', { name: 'Notices' }).getByRole('status');
  await expect(notice).toContainText('Message Sent!');
  await expect(notice).toContainText("Thank you for reaching out. We'll get back to you soon.");
  await expectForm(page, { name: '', email: '', subject: '', message: '' });
}
