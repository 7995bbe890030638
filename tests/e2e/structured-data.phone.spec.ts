import { postPath } from '../../src/lib/post-path.ts';
import { content } from './content.ts';
import { readPage, readSitemap, type Thing } from './published.ts';
import { expect, test } from './test.ts';

/** What each kind of structured data cannot do without. */
const required: Record<string, string[]> = {
  NGO: ['name', 'url', 'logo', 'description', 'address', 'email', 'telephone'],
  WebSite: ['name', 'url', 'publisher'],
  BlogPosting: ['headline', 'datePublished', 'author', 'image', 'publisher'],
  Organization: ['name'],
  Person: ['name'],
};

test('structured data says what each page is, and only what stands on it', async ({
  page,
  request,
}) => {
  const { address, paths } = await readSitemap(page, request);
  for (const path of paths) {
    const { graph, text, dates, hrefs } = await readPage(page, request, path);
    expect(graph.map((thing) => thing['@type']).sort(), path).toEqual(expectedTypes(path));
    for (const [field, value] of graph.flatMap(valuesIn)) {
      const isKnown =
        value.startsWith(`${address}/`) ||
        [...dates, ...hrefs].includes(value) ||
        text.includes(value);
      expect(isKnown, `${path}: ${field} “${value}” stands on the page`).toBe(true);
    }
    for (const thing of graph.flatMap(thingsIn)) {
      // What only points at an entry that stands elsewhere needs no more than its name.
      if ('@id' in thing && !('url' in thing)) continue;
      expect(Object.keys(thing), `${path}: ${thing['@type']}`).toEqual(
        expect.arrayContaining(required[thing['@type']] ?? ['a kind that this test knows']),
      );
    }
  }
});

function expectedTypes(path: string): string[] {
  if (path === '/') return ['NGO', 'WebSite'];
  const isPost = content.posts.some(({ id }) => path === postPath(id));
  return isPost ? ['BlogPosting'] : [];
}

/** The texts in structured data with the names of their fields; types and names of entries are for machines alone. */
function valuesIn(thing: object): [field: string, value: string][] {
  return Object.entries(thing).flatMap(([field, value]): [string, string][] => {
    if (field.startsWith('@')) return [];
    if (typeof value === 'string') return [[field, value]];
    return typeof value === 'object' && value !== null ? valuesIn(value) : [];
  });
}

/** An entry with those inside it. */
function thingsIn(thing: object): Thing[] {
  const inside = Object.values(thing).flatMap((value: unknown) =>
    typeof value === 'object' && value !== null ? thingsIn(value) : [],
  );
  return '@type' in thing ? [thing as Thing, ...inside] : inside;
}
