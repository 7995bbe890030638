import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { useAControl } from '../../tests/use-a-control.ts';
import { phone } from '../phone.ts';

/** Opens pages of the served site on a phone, each in a browser that knows nothing of it yet. */
export interface Phone {
  browser: Browser;
  address: string;
}

interface Visit<Result> {
  /** How many times slower than this machine the phone is. */
  slowdown: number;
  visit: (page: Page, devtools: CDPSession) => Promise<Result>;
}

export async function onPhone<Result>(
  { browser, address }: Phone,
  { slowdown, visit }: Visit<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...phone, baseURL: address });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await visit(page, devtools);
  } finally {
    await context.close();
  }
}

/**
 * Opens a page, waits until React has taken it over and rests, and tells when that was. It asks the browser itself,
 * because Playwright's own script in the page is a long task, too.
 */
export async function openUnwatched(
  page: Page,
  devtools: CDPSession,
  path: string,
): Promise<number> {
  await page.goto(path);
  await answerTo(devtools, `(${useAControl})()`);
  for (let tries = 0; (await answerTo(devtools, signOfReact)) !== 'yes'; tries += 1) {
    if (tries === 600) throw new Error(`React does not take over ${path} within a minute.`);
    await wait(100);
  }
  await wait(500);
  return Number(await answerTo(devtools, 'performance.now()'));
}

const signOfReact = 'document.documentElement.dataset.scripted';

async function answerTo(devtools: CDPSession, expression: string): Promise<unknown> {
  const { result } = await devtools.send('Runtime.evaluate', { expression });
  return result.value;
}

/** Opens a page and waits until React has taken it over and rests. */
export async function openRunning(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(useAControl);
  await page.locator('html[data-scripted=yes]').waitFor();
  await resting(page);
}

/** Waits for what was begun to be done: half a second covers every animation of the site. */
export async function resting(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    // With nothing to draw after a tap, Chromium may never call itself idle.
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
  });
}
