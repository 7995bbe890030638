import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeLicencesForVisitors } from './licences-for-visitors.ts';

let site: string;

beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'licences-'));
  await mkdir(join(site, '.vite'));
});

afterEach(() => rm(site, { recursive: true }));

/** As Vite writes them: the last script is made of one more package than the others. */
async function writeLicences(last: string): Promise<string> {
  const listed = (name: string) => ({ name, version: '1.2.3', identifier: 'MIT', text: 'Do.' });
  const usual = [listed('e-yess-uganda-website'), listed('react')];
  for (const list of ['licences', 'entry-licences', 'leaving-licences']) {
    const packages = list === 'leaving-licences' ? [...usual, listed(last)] : usual;
    await writeFile(join(site, `.vite/${list}.json`), JSON.stringify(packages));
  }
  await writeLicencesForVisitors(site);
  return readFile(join(site, 'licences.txt'), 'utf8');
}

test('visitors get the licences of what is in scripts, each once, and of fonts and styles', async () => {
  const text = await writeLicences('cookie');
  expect(text).toMatch(
    /^## react 1\.2\.3 \(MIT\)\n\nDo\.\n\n## cookie 1\.2\.3 \(MIT\)\n\nDo\.\n\n## /,
  );
  for (const maker of ['Bricolage Grotesque Project', 'Figtree Project', 'Tailwind Labs']) {
    expect(text).toMatch(new RegExp(`Copyright .*${maker}`));
  }
  expect(text.match(/^## /gm)).toHaveLength(5);
});

test('a package that is there for the build alone is refused, with what to do', async () => {
  await expect(writeLicences('feed')).rejects.toThrow(
    'Visitors would receive a part of feed, which is there for the build alone. Move it to the dependencies in package.json, and run npm install.',
  );
});
