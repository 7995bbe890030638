import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { fontFamilies, webFonts } from './loaded-fonts.ts';
import { paths } from './screens.ts';
import {
  afterPaint,
  expect,
  holdRequests,
  hydrateIslands,
  onDesktop,
  onPhone,
  test,
} from './test.ts';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
}

/**
 * Observes layout shifts, from navigation or from now on. The function it returns gives their sum since its last call, and what
 * moved. Unlike in CLS, a shift right after an input or a resize counts, too.
 */
async function watchShifts(page: Page, buffered = true) {
  await afterPaint(page);
  const watch = await page.evaluateHandle((buffered) => {
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered });
    return { entries, observer };
  }, buffered);
  return async () => {
    await afterPaint(page);
    return watch.evaluate(({ entries, observer }) => {
      const shifts = [...entries.splice(0), ...observer.takeRecords()] as LayoutShift[];
      const sources = shifts.flatMap(({ sources }) => sources);
      return {
        sum: shifts.reduce((total, { value }) => total + value, 0),
        moved: sources.map(({ node, previousRect, currentRect }) => {
          const words = `${node?.nodeName} “${node?.textContent?.trim().slice(0, 40)}”`;
          return `${words} from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`;
        }),
      };
    });
  };
}

/** The commonest width of Android phones besides the 360 pixels of all tests. */
const widerPhone = { width: 412, height: 915 };
/** Its fallback font is Arial, as on a desktop. */
const iPhone = { width: 393, height: 852 };

/** The largest sum of layout shifts that no visitor notices. */
const unnoticed = 0.01;

/** The page with the most text. */
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
    test(`${path} has no layout shift until it is hydrated`, async ({ page }) => {
      await expectNoShiftOnLoad(page, address + path);
      await expectNoShiftIn(page, widerPhone);
      if (path === post) await expectSameWidth(page, 'Roboto');
    });
  }
});

for (const path of ['/', post, '/contact']) {
  test(`${path} has no layout shift with Arial as fallback`, onDesktop, async ({ page }) => {
    await expectNoShiftOnLoad(page, path);
    await expectNoShiftIn(page, iPhone);
    if (path === post) await expectSameWidth(page, 'Arial');
  });
}

/** Serves a site as a slow network does: each page in chunks, with small ones at the top of the page. */
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

/** Opens a page whose fonts are late: it is readable without them, and does not shift when they or React arrive. */
async function expectNoShiftOnLoad(page: Page, address: string) {
  const release = await holdRequests(page, '**/fonts/*.woff2');
  const asked = page.waitForRequest('**/fonts/*.woff2');
  await page.goto(address, { waitUntil: 'commit' });
  const shifts = await watchShifts(page);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  await asked;
  // A font face is added only once its file has arrived, so that no text is invisible meanwhile.
  expect(await fontFamilies(page, 'loading', 'file')).toEqual([]);
  expect(await fontFamilies(page, 'loaded', 'file')).toEqual([]);
  expect(await fontFamilies(page, 'loaded', 'fallback')).not.toEqual([]);
  await page.waitForLoadState('domcontentloaded');
  await expectNoShift(page, shifts);

  release();
  await expect.poll(() => fontFamilies(page, 'loaded', 'file')).toEqual(webFonts);
  await expectNoShift(page, shifts);
  await hydrateIslands(page);
  await expectNoShift(page, shifts);
}

/** In a window of another size the open page does not shift either when its fonts arrive. */
async function expectNoShiftIn(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  // Only fonts that a script has added can be deleted: the fallbacks stay.
  const fonts = await page.evaluateHandle(() =>
    [...document.fonts].filter((font) => document.fonts.delete(font)),
  );
  expect(await fontFamilies(page, 'loaded', 'file')).toEqual([]);
  const shifts = await watchShifts(page, false);
  await fonts.evaluate((fonts) => {
    for (const font of fonts) document.fonts.add(font);
  });
  expect(await fontFamilies(page, 'loaded', 'file')).toEqual(webFonts);
  await expectNoShift(page, shifts);
}

/** Expects the text to be as wide in the fallback font, with its `size-adjust` (src/fonts.css), as in the web font. */
async function expectSameWidth(page: Page, device: 'Arial' | 'Roboto') {
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
        const widths: number[] = [];
        for (const font of fonts) {
          await document.fonts.load(font);
          if (canvas) canvas.font = font;
          widths.push(canvas?.measureText(words).width ?? 0);
        }
        return widths;
      },
      [fallback, family].map((name) => `${weight} 16px "${name}"`),
    );
    expect(inOurs).toBeGreaterThan(0);
    const difference = Math.abs(inFallback / inOurs - 1);
    expect(difference, `${fallback} ${weight}`).toBeLessThan(0.0125);
  }
}

async function expectNoShift(page: Page, shifts: Awaited<ReturnType<typeof watchShifts>>) {
  const { sum, moved } = await shifts();
  const where = `${page.url()}, ${page.viewportSize()?.width} pixels wide`;
  expect(sum, `${where}: ${moved.join('; ')}`).toBeLessThan(unnoticed);
}
