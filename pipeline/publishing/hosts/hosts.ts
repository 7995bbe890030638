import { caching, hashedFolders, mediaTypeOf, mediaTypes } from '../../../server/file-kinds.ts';
import type { Headers } from '../../../server/site-files.ts';
import { policyForFiles } from '../policy/content-policy.ts';
import { speculationRulesPath } from '../policy/speculation-rules.ts';
import { fillFrame } from './fill-frame.ts';

const cachingMarks = {
  'caching of hashed files': caching.hashed,
  'caching of other files': caching.other,
};

const policy = 'Content-Security-Policy';

/** Fills deploy/nginx-site.conf. */
export function nginxSite(frame: string, headers: Headers): string {
  return fillFrame(frame, {
    ...cachingMarks,
    types: Object.entries(mediaTypes).map(([ending, type]) => `"${type}" ${ending.slice(1)};`),
    'policy of pages': headers[policy] ?? '',
    'policy of files': policyForFiles,
    'security headers': Object.entries({ ...headers, [policy]: '$policy' }).map(
      ([name, value]) => `add_header ${name} ${JSON.stringify(value)} always;`,
    ),
    'hashed folders': hashedFolders.join('|'),
  });
}

/** Fills deploy/Caddyfile. */
export function caddyfile(frame: string, headers: Headers): string {
  return fillFrame(frame, {
    ...cachingMarks,
    // Clean addresses have no ending; Caddy knows the type of pages by itself.
    types: Object.entries(mediaTypes)
      .filter(([ending]) => ending !== '.html')
      .flatMap(([ending, type]) => [
        `@${ending.slice(1)} path *${ending}`,
        `header @${ending.slice(1)} Content-Type "${type}"`,
      ]),
    'policy of files': policyForFiles,
    'security headers': Object.entries(headers).map(
      ([name, value]) => `${name} ${JSON.stringify(value)}`,
    ),
    'hashed folders': hashedFolders.map((folder) => `/${folder}/*`).join(' '),
  });
}

/**
 * The file `_headers` that Netlify and Cloudflare Pages read. It says nothing about the caching of pages: both let browsers
 * ask anew by themselves, and Cloudflare would join two values for one file into one that contradicts itself. So files come
 * with the policy of pages there.
 */
export function headersFile(headers: Headers): string {
  const rules: [path: string, headers: Headers][] = [
    ['/*', headers],
    // Neither host knows this kind of file by itself.
    [speculationRulesPath, { 'Content-Type': mediaTypeOf(speculationRulesPath) }],
    ...hashedFolders.map((folder): [string, Headers] => [
      `/${folder}/*`,
      { 'Cache-Control': caching.hashed },
    ]),
  ];
  return rules
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join(
        '\n',
      ),
    )
    .join('');
}

/**
 * The file `_redirects` that Netlify reads: an unknown post, one step below /blog, has a page of its own. Cloudflare finds it
 * by itself.
 */
export const netlifyRedirects = '/blog/:id /blog/404.html 404\n';
