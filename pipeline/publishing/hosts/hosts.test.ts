import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hashedFolders, mediaTypes } from '../../../server/file-kinds.ts';
import { tlsHeaders } from '../policy/security-headers.ts';
import { fillFrame } from './fill-frame.ts';
import { caddyfile, headersFile, nginxSite } from './hosts.ts';

const headers = tlsHeaders();
const frameOf = (name: string) => readFileSync(`deploy/${name}`, 'utf8');

describe.each([
  ['nginx', nginxSite(frameOf('nginx-site.conf'), headers)],
  ['Caddy', caddyfile(frameOf('Caddyfile'), headers)],
  ['Netlify and Cloudflare Pages', headersFile(headers)],
])('%s', (_, text) => {
  test('sends every security header as it is written for hosts with TLS', () => {
    for (const [name, value] of Object.entries(headers)) {
      expect(text).toContain(name);
      // nginx and Caddy want their quotes told apart from the value's own.
      expect(
        [value, JSON.stringify(value)].some((form) => text.includes(form)),
        name,
      ).toBe(true);
    }
  });

  test('keeps every folder of hashed files for a year', () => {
    expect(text).toContain('immutable');
    for (const folder of hashedFolders) expect(text).toMatch(new RegExp(`[/(|]${folder}[/)|]`));
  });
});

test('nginx and Caddy know the type of every file', () => {
  const nginx = nginxSite(frameOf('nginx-site.conf'), headers);
  for (const [ending, type] of Object.entries(mediaTypes)) {
    expect(nginx).toContain(`"${type}" ${ending.slice(1)};`);
  }
  expect(caddyfile(frameOf('Caddyfile'), headers)).toContain('header @woff2 Content-Type');
});

test('where all has one policy, the feed may bring its stylesheet, and a drawing the colours of the night', () => {
  expect(headersFile(headers)).toContain("style-src 'self' 'unsafe-inline';");
});

test('Cloudflare joins the values of all rules for a file: no file has two for one header', () => {
  const rules = headersFile(headers).split(/^(?=\/)/m);
  const [everything = '', ...others] = rules;
  for (const rule of others) {
    for (const [, name = ''] of rule.matchAll(/^ {2}([\w-]+):/gm)) {
      expect(everything).not.toContain(`  ${name}:`);
    }
  }
  expect(others).toHaveLength(hashedFolders.length + 1);
});

describe('a frame', () => {
  test('is filled with words and with lines, which keep its indentation', () => {
    const frame = 'a {\n    # <lines>\n    b "<word>";\n}';
    expect(fillFrame(frame, { lines: ['c;', 'd;'], word: '$&' })).toBe(
      'a {\n    c;\n    d;\n    b "$&";\n}',
    );
  });

  test('is refused when a mark is missing or left over', () => {
    expect(() => fillFrame('a', { word: 'b' })).toThrow('The frame does not hold <word>');
    expect(() => fillFrame('<word> <other>', { word: 'b' })).toThrow('filled in for <other>');
  });
});
