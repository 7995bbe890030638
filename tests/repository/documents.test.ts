import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const documents = ['.', 'docs', 'docs/decisions'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
);

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

describe.each(documents)('%s', (file) => {
  test('links only to files that are there', () => {
    // What stands between backticks is an example.
    const text = readFileSync(file, 'utf8').replaceAll(/`!\[[^`]*`/g, '');
    const links = text.matchAll(/\]\((?!\w+:|#)([^)#]+)/g);
    const dead = [...links].flatMap(([, link = '']) =>
      existsSync(join(dirname(file), link)) ? [] : link,
    );
    expect(dead).toEqual([]);
  });

  test('names only files and commands that are there', () => {
    const text = readFileSync(file, 'utf8');
    const paths = text.matchAll(
      /`((?:bench|content|deploy|docs|pipeline|server|src|tests|tools)\/[\w./-]*)`/g,
    );
    const commands = text.matchAll(/npm run ([\w:]+)/g);
    expect([...paths].flatMap(([, path = '']) => (existsSync(path) ? [] : path))).toEqual([]);
    expect([...commands].flatMap(([, name = '']) => (name in scripts ? [] : name))).toEqual([]);
  });
});

test('SECURITY.md points at the address for reports, which stands in content alone', () => {
  const advice =
    'Take the address out of SECURITY.md: there it would be wrong after the next change.';
  expect(readFileSync('SECURITY.md', 'utf8'), advice).not.toMatch(/\w@\w/);
});
