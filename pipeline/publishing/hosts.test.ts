import { expect, test } from 'vitest';
import { hashedFolders } from '../../server/site-files.ts';
import { tlsHeaders } from './headers.ts';
import { headersFile } from './hosts.ts';

// What nginx makes of its configuration is asked of nginx itself, in tests/e2e/hosts.desktop.spec.ts.

const headers = tlsHeaders();

test('the _headers file has every security header, and keeps hashed files for a year', () => {
  const text = headersFile(headers);
  for (const [name, value] of Object.entries(headers)) {
    expect(text).toContain(`\n  ${name}: ${value}\n`);
  }
  for (const folder of hashedFolders) {
    expect(text).toMatch(new RegExp(`^/${folder}/\\*\n {2}Cache-Control: .*immutable`, 'm'));
  }
});

test('Cloudflare joins the values of all rules for a file: no file has two for one header', () => {
  const [everything = '', ...others] = headersFile(headers).split(/^(?=\/)/m);
  for (const [, name] of others.join('').matchAll(/^ {2}([\w-]+):/gm)) {
    expect(everything).not.toContain(`  ${name}:`);
  }
});
