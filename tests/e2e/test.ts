import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { content } from './content.ts';

interface Expectations {
  /** What the page may log as an error or a warning in this test; anything else fails it. */
  expectedInConsole: RegExp | undefined;
  /** Fails the test when the page logs an error or a warning, or throws. */
  quietConsole: undefined;
}

export const test = base.extend<Expectations>({
  expectedInConsole: [undefined, { option: true }],
  quietConsole: [
    async ({ page, expectedInConsole }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') noise.push(message.text());
      });
      page.on('pageerror', (error) => noise.push(String(error)));
      await use(undefined);
      const unexpected = noise.filter((text) => !expectedInConsole?.test(text));
      expect(unexpected, 'the console stays quiet').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The browser's own line about a document that came with status 404. */
export const notFoundLine = /Failed to load resource: the server responded with a status of 404/;

/** The browser's line about a picture that is opened by itself: the policy refuses its style for the dark. */
export const refusedPictureStyle = /Applying inline style violates .* 'style-src/;

/** The title in the browser's tab. */
export function titleOf(head: { title: string }): string {
  return `${head.title} – ${content.organisation.organisation.name}`;
}

/** Opens a page and waits until React has taken it over. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Only React knows whether the menu is open, so it alone says so in an attribute. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('header button[aria-expanded]').first()).toBeAttached();
}

/** Holds back the answers to some requests until the function it gives is called. */
export async function holdBack(page: Page, requests: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(requests, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Checks that an e-mail address and phone numbers can be tapped. */
export async function expectReachable(place: Locator, email: string, phones: string[]) {
  await expect(place.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  for (const phone of phones) {
    await expect(place.getByRole('link', { name: phone })).toHaveAttribute(
      'href',
      `tel:${phone.replaceAll(' ', '')}`,
    );
  }
}

/** Follows a link of the page, even one in a menu that is closed. */
export function followLink(page: Page, href: string): Promise<void> {
  return page.locator(`a[href="${href}"]`).first().dispatchEvent('click');
}

/** Runs something and tells whether the browser loaded a new document meanwhile. */
export async function staysInDocument(page: Page, action: () => Promise<void>): Promise<boolean> {
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await action();
  return page.locator('html[data-same-document]').isVisible();
}
