import { mkdir } from 'node:fs/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureBrowser } from '../browser/ensure-browser.ts';
import { serveBuiltSite } from '../browser/served-site.ts';
import { useAControl } from '../use-a-control.ts';
import { type State, states } from './states.ts';

const folder = 'shots';
const widths = [360, 768, 1440];
const schemes = ['light', 'dark'] as const;

/** `npm run shots` takes them all; `npm run shots -- about 360 dark` only those whose names hold every word. */
const words = process.argv.slice(2);

const { address, stop } = await serveBuiltSite();
const browser = await chromium.launch({ executablePath: ensureBrowser() });
try {
  await mkdir(folder, { recursive: true });
  for (const state of states) {
    for (const width of widths) {
      for (const scheme of schemes) {
        const name = `${state.name}-${width}-${scheme}`;
        if (words.every((word) => name.split('-').includes(word) || name.startsWith(word))) {
          await take(browser, state, { address, width, scheme, name });
        }
      }
    }
  }
  console.log(`The pictures are in ${folder}/.`);
} finally {
  await browser.close();
  await stop();
}

interface Shot {
  address: string;
  width: number;
  scheme: (typeof schemes)[number];
  name: string;
}

async function take(browser: Browser, state: State, { address, width, scheme, name }: Shot) {
  const context = await browser.newContext({
    baseURL: address,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
    viewport: { width, height: width < 700 ? 740 : 900 },
  });
  const page = await context.newPage();
  await page.goto(state.path);
  if (state.open) {
    await startReact(page);
    await state.open(page);
  }
  await page.waitForFunction(() => !document.documentElement.matches(':active-view-transition'));
  // Pictures load when they come near the screen; for a picture of the whole page all of them are wanted.
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: !state.isOverlay });
  await context.close();
}

/** A press would be answered some time later, and the browser would go to another page by itself. */
async function startReact(page: Page) {
  await page.locator('html[data-scripted]').waitFor();
  await page.evaluate(useAControl);
  await page.locator('html[data-scripted="yes"]').waitFor();
}
