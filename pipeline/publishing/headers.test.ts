import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { headScript } from '../../src/browser/head-script.ts';
import { policyForFiles, policyForHeader, policyForMeta, securityHeaders } from './headers.ts';

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
