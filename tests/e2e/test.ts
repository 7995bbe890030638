import { test as base, expect, type Page } from '@playwright/test';

/** The real site, or one of those with the tests' own content (tests/build-sites.ts). */
export type Site = 'real' | 'specification' | 'many' | 'few';

interface Options {
  /** The site that the test visits. */
  site: Site;
  /** Errors and warnings that the page may log in this test. */
  expectedInConsole: RegExp | undefined;
  /** Other addresses that the test visits, because it follows a link. */
  expectedElsewhere: RegExp | undefined;
}

/** A test fails when its page logs an error or a warning, throws, or sends a request to another site. */
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
    expect.soft(unexpected, 'no errors or warnings in the console').toEqual([]);
    const elsewhere = asked.filter(
      (url) => !isThisMachine(new URL(url).hostname) && !expectedElsewhere?.test(url),
    );
    expect(elsewhere, 'no requests to other sites').toEqual([]);
  },
});

/** playwright.config.ts reads the port from what the server prints. */
export function addressOf(site: Site): string {
  return `http://localhost:${process.env[`${site.toUpperCase()}_PORT`]}`;
}

export { expect };

/** True for the site, for a server that a test has started, and for `data:` and `blob:` addresses. */
function isThisMachine(host: string): boolean {
  return ['localhost', '127.0.0.1', ''].includes(host);
}

/** Runs a test in one project only; a test without such a tag runs in both. */
export const onPhone = { tag: '@phone' };
export const onDesktop = { tag: '@desktop' };

/** For tests that `npm run test:engines` runs in Firefox and WebKit, too. */
export const inAllEngines = { tag: '@engines' };

/** For tests of animations; all others run with reduced motion. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** The browser logs this for a document with status 404. */
export const notFoundLine = /Failed to load resource: the server responded with a status of 404/;

/** Opens a page and hydrates its islands at once. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrateIslands(page);
}

/** Hydrates the islands of the page, if any, at once, as a touch does. */
export async function hydrateIslands(page: Page): Promise<void> {
  await waitForFirstScript(page);
  for (const island of await page.locator('[data-island]').all()) {
    await island.dispatchEvent('pointerdown');
  }
  await waitForHydration(page);
}

/** Waits until the first script (src/browser) has run. */
export function waitForFirstScript(page: Page): Promise<void> {
  return page.locator('html[data-scripted]').waitFor();
}

/** Waits until all islands of the page, if any, are hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-scripted="yes"]').waitFor();
  for (const island of await page.locator('[data-island]').all()) {
    await expect(island).toHaveAttribute('data-hydrated');
  }
}

/** Turns the browser's Data Saver on. */
export function enableSaveData(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/** Waits until the page has run its idle callbacks. */
export function waitForIdle(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })),
  );
}

/** Waits until the page is painted as it is now: the second frame begins when the first one is done. */
export function afterPaint(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** Waits until the whole page is laid out: what is far below comes later (`content-visibility`). */
export function waitForDeferredLayout(page: Page): Promise<void> {
  return expect(page.locator('html')).not.toHaveAttribute('data-deferred');
}

/** Holds matching requests until the returned function is called; then they continue, or fail. */
export async function holdRequests(
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

/** Follows a link of the page, even in a closed menu. */
export function followLink(page: Page, href: string): Promise<void> {
  return page.locator(`a[href="${href}"]`).first().dispatchEvent('click');
}

/** Applies a user stylesheet during a check, as an adopted one: the page's security policy blocks style elements. */
export async function withUserStyles(page: Page, css: string, look: () => Promise<void>) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
  await look();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}
