import { test as base, expect, type Page } from '@playwright/test';

/** The real site, or one of those with the tests' own content (tests/build-sites.ts). */
export type Site = 'real' | 'specification' | 'many' | 'few';

interface Options {
  /** The site that the test visits. */
  site: Site;
  /** What the page may log as an error or a warning in this test. */
  expectedInConsole: RegExp | undefined;
  /** Where the page may go besides the site itself, because the test follows a link that leads there. */
  expectedElsewhere: RegExp | undefined;
}

/** A test fails when its page logs an error or a warning, throws, or asks anyone else for anything. */
export const test = base.extend<Options>({
  site: ['specification', { option: true }],
  baseURL: ({ site }, use) => use(addressOf(site)),
  expectedInConsole: [undefined, { option: true }],
  expectedElsewhere: [undefined, { option: true }],
  page: async ({ page, expectedInConsole, expectedElsewhere }, use) => {
    const noise: string[] = [];
    const asked: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') noise.push(message.text());
    });
    page.on('pageerror', (error) => noise.push(String(error)));
    page.on('request', (request) => asked.push(request.url()));
    page.on('websocket', (socket) => asked.push(socket.url()));
    await use(page);
    const unexpected = noise.filter((text) => !expectedInConsole?.test(text));
    expect.soft(unexpected, 'the console stays quiet').toEqual([]);
    const elsewhere = asked.filter(
      (url) => !isThisMachine(new URL(url).hostname) && !expectedElsewhere?.test(url),
    );
    expect(elsewhere, 'nobody else learns of the visit').toEqual([]);
  },
});

/** Where the server of a site listens, as playwright.config.ts reads it from what the server prints. */
export function addressOf(site: Site): string {
  return `http://localhost:${process.env[`${site.toUpperCase()}_PORT`]}`;
}

export { expect };

/** The site, a server that a test has started, or no server at all. */
function isThisMachine(host: string): boolean {
  return ['localhost', '127.0.0.1', ''].includes(host);
}

/** For a test of what is the same on every screen: it runs on one. A test without such a mark runs on both. */
export const onPhone = { tag: '@phone' };
export const onDesktop = { tag: '@desktop' };

/** For tests that `npm run test:engines` runs in Firefox and WebKit, too. */
export const inAllEngines = { tag: '@engines' };

/** For tests of what moves; all others see the site as those do who asked for less motion. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** The browser's own line about a document that came with status 404. */
export const notFoundLine = /Failed to load resource: the server responded with a status of 404/;

/** Opens a page and has its islands hydrated at once. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrateNow(page);
}

/** Has the islands of a page, if any, hydrated at once, as a touch does. */
export async function hydrateNow(page: Page): Promise<void> {
  await firstScript(page);
  for (const island of await page.locator('[data-island]').all()) {
    await island.dispatchEvent('pointerdown');
  }
  await hydrated(page);
}

/** Waits until the first script has run. */
export function firstScript(page: Page): Promise<void> {
  return page.locator('html[data-scripted]').waitFor();
}

/** Waits until all islands of a page, if any, answer. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-scripted="yes"]').waitFor();
  for (const island of await page.locator('[data-island]').all()) {
    await expect(island).toHaveAttribute('data-hydrated');
  }
}

/** As with a browser that was told to save data. */
export function saveData(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/** Waits for the moment in which the page would have done what it leaves for idle moments. */
export function idleMoment(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })),
  );
}

/** Waits until the page is laid out and painted as it is now: a second frame begins when the first one is done. */
export function afterPaint(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** Waits until all of the page is laid out, also what is far below. */
export function allLaidOut(page: Page): Promise<void> {
  return expect(page.locator('html')).not.toHaveAttribute('data-deferred');
}

/** Holds back the answers to some requests until the function it gives is called; then they come, or fail. */
export async function holdBack(
  page: Page,
  requests: string,
  then: 'continue' | 'abort' = 'continue',
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(requests, async (route) => {
    await released;
    await route[then]();
  });
  return release;
}

/** Follows a link of the page, even one in a menu that is closed. */
export function followLink(page: Page, href: string): Promise<void> {
  return page.locator(`a[href="${href}"]`).first().dispatchEvent('click');
}
