import type { Browser, Locator, Page } from '@playwright/test';
import { answerSize } from './answer-size.ts';
import { commonScripts } from './built-pages.ts';
import { filesReceived } from './files-received.ts';

/** A cheap Android phone, as most visitors have. */
const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** What a visitor's phone receives for one page, in bytes as they are sent. */
export interface PageWeight {
  path: string;
  /** The page itself with the headers before it, by how it is compressed. */
  answer: { br: number; gzip: number };
  /** The one script that may compete with the first paint. */
  entry: number;
  /** All scripts, the entry too. */
  scripts: number;
  /** Those of them that not every page has. */
  ownScripts: number;
  fonts: { bytes: number; files: number };
  /** Pictures on the first screen, and on the whole page. */
  firstPictures: number;
  pictures: number;
  all: number;
  /** What has come before the visitor scrolls. */
  first: { bytes: number; requests: number };
  /** Whether something on it can only be answered by React. */
  needsReact: boolean;
  /** What is fetched, besides pictures, when a visitor comes here from another page; undefined where no link leads here. */
  asNextPage: number | undefined;
}

/** Weighs a page as the first of a visit, read to its end, and as the second of another; `look` sees the first of them. */
export async function weighPage(
  browser: Browser,
  address: string,
  path: string,
  look?: (page: Page) => Promise<void>,
): Promise<PageWeight> {
  return {
    ...(await weighAlone(browser, address, path, look)),
    asNextPage: await visit(browser, address, (page) => weighAsNextPage(page, path)),
  };
}

/** Weighs a page as the first of a visit only. */
export async function weighAlone(
  browser: Browser,
  address: string,
  path: string,
  look: (page: Page) => Promise<void> = async () => {},
): Promise<PageWeight> {
  const weight = await visit(browser, address, (page) => weighAsFirstPage(page, path, look));
  const answer = {
    br: await answerSize(address + path, 'br'),
    gzip: await answerSize(address + path, 'gzip'),
  };
  return { ...weight, answer, asNextPage: undefined };
}

/** A visit by a phone that knows nothing of the site yet. */
async function visit<Result>(
  browser: Browser,
  baseURL: string,
  look: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...phone, baseURL });
  const result = await look(await context.newPage());
  await context.close();
  return result;
}

async function weighAsFirstPage(
  page: Page,
  path: string,
  look: (page: Page) => Promise<void>,
): Promise<Omit<PageWeight, 'answer' | 'asNextPage'>> {
  await open(page, path);
  await askForIcon(page);
  const first = await filesReceived(page);
  const onScreen = await picturesOnScreen(page);
  const entry = await page.locator('script[data-scripts]').getAttribute('src');
  await readToTheEnd(page);
  await look(page);
  const files = await filesReceived(page);

  const common = commonScripts();
  const scripts = files.filter(({ name }) => name.endsWith('.js'));
  const fonts = files.filter(({ name }) => name.startsWith('/fonts/'));
  const pictures = files.filter(({ name }) => name.startsWith('/pictures/'));
  return {
    path,
    entry: bytes(files.filter(({ name }) => name === entry)),
    scripts: bytes(scripts),
    ownScripts: bytes(scripts.filter(({ name }) => name !== entry && !common.has(name))),
    fonts: { bytes: bytes(fonts), files: fonts.length },
    firstPictures: bytes(pictures.filter(({ name }) => onScreen.includes(name))),
    pictures: bytes(pictures),
    all: bytes(files),
    first: { bytes: bytes(first), requests: first.length },
    needsReact: (await page.locator('[data-needs-react]').count()) > 0,
  };
}

async function weighAsNextPage(page: Page, path: string): Promise<number | undefined> {
  // A page where React runs, so that it fetches the next one.
  const before = path === '/contact' ? '/focus-areas' : '/contact';
  await open(page, before);
  await readToTheEnd(page);
  if (path.startsWith('/blog/')) await follow(page.locator('a[href="/blog"]').last());
  const link = page.locator(`a[href="${path}"]`).last();
  if ((await link.count()) === 0) return undefined;
  const known = (await filesReceived(page)).length;
  await follow(link);
  await readToTheEnd(page);
  const added = (await filesReceived(page)).slice(known);
  return bytes(added.filter(({ name }) => !name.startsWith('/pictures/')));
}

async function follow(link: Locator): Promise<void> {
  const title = await link.page().title();
  // Some links stand in a menu that is closed.
  await link.dispatchEvent('click');
  await link.page().waitForFunction((before) => document.title !== before, title);
}

/** Opens a page and waits until it has all that it fetches by itself. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
}

/** Visitors' browsers ask for the icon in the tab; those of tests only where they could have tabs. */
async function askForIcon(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const isThere = icon && performance.getEntriesByName(icon.href).length > 0;
    if (icon && !isThere) await (await fetch(icon.href)).text();
  });
}

/** Waits for React, where something on the page needs it, and for every picture, also those that one has to turn to. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.documentElement.matches(':active-view-transition'));
  const control = page.locator('[data-needs-react]').first();
  if ((await control.count()) > 0) {
    await control.scrollIntoViewIfNeeded();
    await page.locator('html[data-scripted=yes]').waitFor();
  }
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
}

function picturesOnScreen(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .map((image) => new URL(image.currentSrc || image.src).pathname),
  );
}

function bytes(files: { bytes: number }[]): number {
  return files.reduce((sum, file) => sum + file.bytes, 0);
}
