import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { families, ours } from './fonts-in-use.ts';
import { watchShifts } from './layout-shifts.ts';
import { paths } from './screens.ts';
import { expect, holdBack, hydrateNow, onDesktop, onPhone, test } from './test.ts';

/** Beside the 360 pixels on which all tests run, the commonest width of phones with Android. */
const widerPhone = { width: 412, height: 915 };
/** Until our fonts come it writes in Arial, as computers do. */
const iPhone = { width: 393, height: 852 };

/** The largest sum of layout shifts, as Chromium counts them, that no visitor notices. */
const unnoticed = 0.01;

/** A long page, whose words stand for all. */
const post = '/blog/young-and-ready-to-lead';

test.describe('on a phone and a slow network', onPhone, () => {
  let server: Server;
  let address: string;

  test.beforeAll(async ({ baseURL }) => {
    server = slowServer(baseURL ?? '');
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    const place = server.address();
    address = typeof place === 'object' ? `http://localhost:${place?.port}` : '';
  });

  test.afterAll(() => new Promise((resolve) => server.close(resolve)));

  for (const path of paths) {
    test(`${path} does not move while it arrives, nor when its fonts or React come`, async ({
      page,
    }) => {
      await expectStillWhenFontsCome(page, address + path);
      await expectStillIn(page, widerPhone);
      if (path === post) await expectAsLong(page, 'Roboto');
    });
  }
});

for (const path of ['/', post, '/contact']) {
  test(
    `on a computer ${path} does not move when its fonts come, nor on an iPhone`,
    onDesktop,
    async ({ page }) => {
      await expectStillWhenFontsCome(page, path);
      await expectStillIn(page, iPhone);
      if (path === post) await expectAsLong(page, 'Arial');
    },
  );
}

/** Serves a site with its pages in pieces: packets of a slow network, and a few words at a time at the top of a page. */
function slowServer(site: string): Server {
  const [packet, fewWords] = [4000, 250];
  const pieces = [
    { until: '<body', size: packet },
    { until: '<header', size: fewWords },
    { until: '<main', size: packet },
    { until: '</h1>', size: fewWords },
    { until: '</html>', size: packet },
  ];
  return createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, site));
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    let start = 0;
    for (const { until, size } of type.startsWith('text/html') ? pieces : []) {
      for (const end = body.indexOf(until); start < end; ) {
        const next = Math.min(start + size, end);
        response.write(body.subarray(start, next));
        start = next;
        await new Promise((resolve) => setTimeout(resolve, 15));
      }
    }
    response.end(body.subarray(start));
  });
}

/** Opens a page whose fonts come late: it can be read without them, and moves neither when they come nor when React does. */
async function expectStillWhenFontsCome(page: Page, address: string) {
  const release = await holdBack(page, '**/fonts/*.woff2');
  const asked = page.waitForRequest('**/fonts/*.woff2');
  await page.goto(address, { waitUntil: 'commit' });
  const shifts = await watchShifts(page);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  await asked;
  // Until a font is there the page does not know of it: words cannot hide while they wait.
  expect(await families(page, 'loading', 'file')).toEqual([]);
  expect(await families(page, 'loaded', 'file')).toEqual([]);
  expect(await families(page, 'loaded', 'fallback')).not.toEqual([]);
  await page.waitForLoadState('domcontentloaded');
  await expectStill(page, shifts);

  release();
  await expect.poll(() => families(page, 'loaded', 'file')).toEqual(ours);
  await expectStill(page, shifts);
  await hydrateNow(page);
  await expectStill(page, shifts);
}

/** In a window of another size the page that is open moves no more when its fonts come. */
async function expectStillIn(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  // Only what a script has brought can be taken away: the fallbacks stay.
  const fonts = await page.evaluateHandle(() =>
    [...document.fonts].filter((font) => document.fonts.delete(font)),
  );
  expect(await families(page, 'loaded', 'file')).toEqual([]);
  const shifts = await watchShifts(page, false);
  await fonts.evaluate((fonts) => {
    for (const font of fonts) document.fonts.add(font);
  });
  expect(await families(page, 'loaded', 'file')).toEqual(ours);
  await expectStill(page, shifts);
}

/** Expects the words of the page to be as long in a font of the device as in ours, each at its scale (src/fonts.css). */
async function expectAsLong(page: Page, device: 'Arial' | 'Roboto') {
  for (const [family, weight] of [
    ['Figtree', 400],
    ['Figtree', 600],
    ['Bricolage Grotesque', 700],
  ] as const) {
    const fallback = `${device} as ${family}`;
    const [inFallback = 0, inOurs = 0] = await page.evaluate(
      async (fonts) => {
        const canvas = document.createElement('canvas').getContext('2d');
        const words = document.querySelector('main')?.innerText ?? '';
        const lengths: number[] = [];
        for (const font of fonts) {
          await document.fonts.load(font);
          if (canvas) canvas.font = font;
          lengths.push(canvas?.measureText(words).width ?? 0);
        }
        return lengths;
      },
      [fallback, family].map((name) => `${weight} 16px "${name}"`),
    );
    expect(inOurs).toBeGreaterThan(0);
    const difference = Math.abs(inFallback / inOurs - 1);
    expect(difference, `${fallback} ${weight}`).toBeLessThan(0.0125);
  }
}

async function expectStill(page: Page, shifts: Awaited<ReturnType<typeof watchShifts>>) {
  const { sum, moved } = await shifts();
  const where = `${page.url()}, ${page.viewportSize()?.width} pixels wide`;
  expect(sum, `${where}: ${moved.join('; ')}`).toBeLessThan(unnoticed);
}
