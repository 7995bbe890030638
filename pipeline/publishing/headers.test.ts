import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashedFolders } from '../../server/site-files.ts';
import { headScript } from '../../src/browser/head-script.ts';
import {
  policyForFiles,
  policyForHeader,
  policyForMeta,
  securityHeaders,
  tlsHeaders,
} from './headers.ts';
import { headersFile } from './hosts.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const style = 'a{}\nb{}';

test('a page allows one inline script and its own inline style, and no other hosts', () => {
  const policy = policyForMeta(style);
  expect(policy).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
  expect(policy.split(';')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      `script-src 'self' ${hashOf(headScript)}`,
      `style-src ${hashOf(style)}`,
      "require-trusted-types-for 'script'",
    ]),
  );
});

test('the header says the same, leaves the inline style to the page, and forbids frames', () => {
  const withoutStyle = (policy: string) => policy.split(';').filter((it) => !/^style/.test(it));
  expect(withoutStyle(policyForHeader())).toEqual([
    ...withoutStyle(policyForMeta(style)),
    "frame-ancestors 'none'",
  ]);
});

test('a file that is opened alone keeps its styles, and no script in it can run', () => {
  const directives = policyForFiles.split(';');
  expect(directives).toContain("default-src 'none'");
  expect(directives).toContain("style-src 'self' 'unsafe-inline'");
  expect(policyForFiles).not.toMatch(/script|\*|https?:|data:|blob:/);
});

test('our own server, which has no TLS, does not ask the browser for https', () => {
  const headers = JSON.stringify(securityHeaders());
  expect(headers).not.toMatch(/upgrade-insecure-requests|Strict-Transport-Security/);
});

// The configuration of nginx is tested with nginx, in tests/e2e/hosts.desktop.spec.ts.
const tls = tlsHeaders();

test('the _headers file has every security header, and keeps hashed files for a year', () => {
  const text = headersFile(tls);
  for (const [name, value] of Object.entries(tls)) {
    expect(text).toContain(`\n  ${name}: ${value}\n`);
  }
  for (const folder of hashedFolders) {
    expect(text).toMatch(new RegExp(`^/${folder}/\\*\n {2}Cache-Control: .*immutable`, 'm'));
  }
});

test('Cloudflare joins the values of all rules for a file: no file has two for one header', () => {
  const [everything = '', ...others] = headersFile(tls).split(/^(?=\/)/m);
  for (const [, name] of others.join('').matchAll(/^ {2}([\w-]+):/gm)) {
    expect(everything).not.toContain(`  ${name}:`);
  }
});
