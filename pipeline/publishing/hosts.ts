import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { caching, type Headers, hashedFolders, mediaTypes } from '../../server/site-files.ts';
import { policyForFiles } from './content-policy.ts';
import { speculationRulesPath, tlsHeaders } from './headers.ts';

/** Writes the configuration of every host that is not our own server; docs/deploying.md says what to do with each. */
export async function writeHosts(folder: string): Promise<void> {
  const headers = tlsHeaders();
  const files = {
    'nginx-site.conf': nginxSite(await readFile('deploy/nginx-site.conf', 'utf8'), headers),
    'cloudflare-pages/_headers': headersFile(headers),
    'netlify/_headers': headersFile(headers),
    'netlify/_redirects': netlifyRedirects,
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

/** Fills the template deploy/nginx-site.conf: each `<name>` becomes a value, or lines with the same indentation. */
function nginxSite(template: string, headers: Headers): string {
  const policy = 'Content-Security-Policy';
  const values: Record<string, string | string[]> = {
    types: Object.entries(mediaTypes).map(([ending, type]) => `"${type}" ${ending.slice(1)};`),
    'security headers': Object.entries({ ...headers, [policy]: '$policy' }).map(
      ([name, value]) => `add_header ${name} ${JSON.stringify(value)} always;`,
    ),
    'policy of pages': headers[policy] ?? '',
    'policy of files': policyForFiles,
    'caching of hashed files': caching.hashed,
    'caching of other files': caching.other,
    'hashed folders': hashedFolders.join('|'),
  };
  return template.replace(
    // A name in a regular expression, (?<name>…), is none of these.
    /^( *)# <([a-z ]+)>$|(?<!\?)<([a-z ]+)>/gm,
    (_, indentation, lines, word) => {
      const value = values[lines ?? word];
      if (value === undefined) throw new Error(`There is no value for <${lines ?? word}>.`);
      return [value]
        .flat()
        .map((line) => `${indentation ?? ''}${line}`)
        .join('\n');
    },
  );
}

/**
 * The file `_headers` that Netlify and Cloudflare Pages read. It says nothing about the caching of pages: both let browsers
 * ask anew by themselves, and Cloudflare would join two values for one file into one that contradicts itself. So files come
 * with the policy of pages there.
 */
export function headersFile(headers: Headers): string {
  const rules: Record<string, Headers> = {
    '/*': headers,
    // Neither host knows this kind of file by itself.
    [speculationRulesPath]: { 'Content-Type': mediaTypes[extname(speculationRulesPath)] ?? '' },
    ...Object.fromEntries(
      hashedFolders.map((folder) => [`/${folder}/*`, { 'Cache-Control': caching.hashed }]),
    ),
  };
  const lines = Object.entries(rules).flatMap(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}

/**
 * The file `_redirects` that Netlify reads: an unknown post, one step below /blog, has a page of its own. Cloudflare finds it
 * by itself.
 */
const netlifyRedirects = '/blog/:id /blog/404.html 404\n';
