import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { caching, type Headers, hashedFolders, mediaTypes } from '../../server/site-files.ts';
import { writeInto } from '../shared/write-files.ts';
import { policyForFiles, speculationRulesPath, tlsHeaders } from './headers.ts';

/** Writes the configuration of hosts other than our own server; docs/deploying.md says what to do with each. */
export async function writeHosts(folder: string): Promise<void> {
  const headers = tlsHeaders();
  const files = {
    'nginx-site.conf': nginxSite(await readFile('deploy/nginx-site.conf', 'utf8'), headers),
    'cloudflare-pages/_headers': headersFile(headers),
    'netlify/_headers': headersFile(headers),
    'netlify/_redirects': netlifyRedirects,
  };
  for (const [name, text] of Object.entries(files)) {
    await writeInto(folder, name, text);
  }
}

/** Replaces the placeholders in deploy/nginx-site.conf: each `<name>` by a value, or by lines with the same indentation. */
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
    // A named group in a regular expression, (?<name>…), is no placeholder.
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
 * The file `_headers` that Netlify and Cloudflare Pages read. Cloudflare joins the values of all rules for a file, so none
 * may contradict another: files have the CSP of pages there, and the caching of pages is left to the hosts, which let browsers
 * revalidate them.
 */
export function headersFile(headers: Headers): string {
  const rules: Record<string, Headers> = {
    '/*': headers,
    // Neither host knows this media type.
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

/** The file `_redirects` that Netlify reads: unknown posts have a 404 page of their own. Cloudflare finds it by itself. */
const netlifyRedirects = '/blog/:id /blog/404.html 404\n';
