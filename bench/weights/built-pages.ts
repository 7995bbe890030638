import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const site = 'dist/site';

/** Every built page by its file, such as `blog/a-post.html`. */
export function builtPages(): Map<string, string> {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort();
  return new Map(
    files.map((file) => [file.replaceAll('\\', '/'), readFileSync(join(site, file), 'utf8')]),
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
