import { createServer, type Server } from 'node:http';
import { expectAsLong, expectStillIn, expectStillWhenFontsCome } from './late-fonts.ts';
import { screens } from './screens.ts';
import { test } from './test.ts';

/** How a page comes: in packets of a slow network, and a few words at a time where it is its own and at its top. */
const [packet, fewWords] = [4000, 250];
const pieces = [
  { until: '<body', size: packet },
  { until: '<header', size: fewWords },
  { until: '<main', size: packet },
  { until: '</h1>', size: fewWords },
  { until: '</html>', size: packet },
];

/** Beside the 360 pixels on which all tests run, the commonest width of phones with Android. */
const widerPhone = { width: 412, height: 915 };

let server: Server;
let address: string;

// The site as it comes over a slow network: pages in pieces, everything else as it is.
test.beforeAll(async ({ baseURL }) => {
  server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, baseURL));
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
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const place = server.address();
  address = typeof place === 'object' ? `http://localhost:${place?.port}` : '';
});

test.afterAll(() => new Promise((resolve) => server.close(resolve)));

test('no page jumps while it arrives, nor when its fonts or React come', async ({ page }) => {
  let words = '';
  for (const { path, heading } of screens) {
    await test.step(path, async () => {
      await expectStillWhenFontsCome(page, { path: address + path, heading });
      await expectStillIn(page, widerPhone);
      words += await page.getByRole('main').innerText();
    });
  }
  await test.step('because words are as long in Roboto as in our fonts', () =>
    expectAsLong(page, 'Roboto', words));
});
