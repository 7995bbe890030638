import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const site = 'dist/site';

/** Every built page by its file, such as `blog/a-post.html`. */
export function builtPages(): Map<string, string> {
  const entries = readdirSync(site, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return new Map(
    files.map((file) => [relative(site, file).split(sep).join('/'), readFileSync(file, 'utf8')]),
  );
}

/** The addresses of all built pages; an unknown one stands for the page that answers it. */
export function builtPaths(): string[] {
  return [...builtPages().keys()].map(
    (file) =>
      `/${file
        .replace(/\.html$/, '')
        .replace(/(^|\/)404$/, '$1no-such-page')
        .replace(/^index$/, '')}`,
  );
}

/** The scripts that every page asks for. */
export function commonScripts(): Set<string> {
  const lists = [...builtPages().values()].map(
    (html) => new Set(/data-scripts="([^"]*)"/.exec(html)?.[1]?.split(' ')),
  );
  return new Set([...(lists[0] ?? [])].filter((script) => lists.every((list) => list.has(script))));
}
