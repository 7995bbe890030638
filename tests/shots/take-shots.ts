import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { type Browser, chromium } from '@playwright/test';
import { ensureBrowser } from '../browser/ensure-browser.ts';
import { type State, states } from './states.ts';

const folder = 'shots';
const widths = [360, 768, 1440];
const schemes = ['light', 'dark'] as const;

/** `npm run shots` takes them all; `npm run shots -- about 360 dark` only those whose names hold every word. */
const words = process.argv.slice(2);

const server = spawn('node', ['dist/server/serve.js'], {
  env: { ...process.env, PORT: '0', HOST: 'localhost' },
});
const browser = await chromium.launch({ executablePath: await ensureBrowser() });
try {
  const address = await addressOf(server);
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
  server.kill();
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
  await page.locator('header button[aria-expanded]').first().waitFor({ state: 'attached' });
  await state.open?.(page);
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

/** The server takes a free port and says which. */
function addressOf(process: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    process.stdout?.on('data', (line) => {
      const address = /http:\/\/\S+/.exec(String(line))?.[0];
      if (address) resolve(address);
    });
    process.on('exit', () => reject(new Error('The server stopped before it said its address.')));
  });
}
