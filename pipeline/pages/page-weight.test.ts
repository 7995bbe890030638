import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesOf, weighPages } from './page-weight.ts';

const document = `<link rel="icon" href="/favicon.svg"><link rel="canonical" href="https://e-yess.example/">
<picture><source srcSet="/a-320.avif 320w, /a-480.avif 480w, /a-720.avif 720w" type="image/avif"><img src="/a.jpg"></picture>
<picture><source srcSet="/b-320.avif 320w" type="image/avif"><img src="/b.jpg"></picture>
<picture><img alt="" src="/drawing.svg"></picture><picture><img src="/drawing.svg"></picture>
<script type="module" src="/assets/entry.js" data-scripts="/assets/start.js /assets/home.js"></script>`;

const always = ['/a-480.avif', '/assets/entry.js', '/b-320.avif', '/drawing.svg', '/favicon.svg'];

test('a document’s files: icon, first script, pictures as a phone chooses them', () => {
  expect([...filesOf(document)].sort()).toEqual(always);
});

test('where something on the page needs React, its scripts come, too', () => {
  const files = [...filesOf(`${document}<form data-needs-react=""></form>`)];
  expect(files.sort()).toEqual([...always, '/assets/home.js', '/assets/start.js'].sort());
});

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'weight-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a document weighs what is sent of it and its files, each once, in whole kilobytes', async () => {
  await mkdir(join(folder, 'fonts'));
  await writeFile(join(folder, 'fonts/a.woff2'), Buffer.alloc(20_000));
  await writeFile(join(folder, 'drawing.svg'), 'x'.repeat(50_000));
  const drawing = '<picture><img src="/drawing.svg"></picture>';
  const weigh = weighPages(folder, ['/fonts/a.woff2']);
  // The font is sent as it is; the drawing and the words are compressed to next to nothing.
  expect(await weigh(`${drawing}${drawing}${' word'.repeat(2000)}`)).toBe(20);
});
