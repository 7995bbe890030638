import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { firstLook } from '../../scripts/first-look.ts';
import { policyForFiles, policyForHeader, policyForMeta } from './content-policy.ts';
import { securityHeaders, tlsHeaders } from './security-headers.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const style = 'a{}\nb{}';

test('a document allows its own style alone, and says nothing that a browser ignores in it', () => {
  const policy = policyForMeta(style);
  expect(policy.split(';')).toContain(`style-src 'self' ${hashOf(style)}`);
  expect(policy).not.toMatch(/unsafe|frame-ancestors|report|sandbox|upgrade-insecure/);
});

test('the policy allows no inline code but one line, and no other hosts', () => {
  // The header leaves the style of a page to the page.
  const header = policyForHeader().replace(";style-src 'self' 'unsafe-inline'", '');
  for (const policy of [policyForMeta(style), header]) {
    expect(policy).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
    for (const directive of [
      "default-src 'none'",
      `script-src 'self' ${hashOf(firstLook)}`,
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]) {
      expect(policy.split(';')).toContain(directive);
    }
  }
});

test('no other site may show ours inside a frame', () => {
  expect(policyForHeader().split(';')).toContain("frame-ancestors 'none'");
});

test('a file opened by itself may be styled, and nothing in it can run or ask elsewhere', () => {
  expect(policyForFiles).not.toMatch(/script|\*|https?:|data:|blob:|unsafe-eval/);
  for (const directive of [
    "default-src 'none'",
    "style-src 'self' 'unsafe-inline'",
    "frame-ancestors 'none'",
  ]) {
    expect(policyForFiles.split(';')).toContain(directive);
  }
});

test('a form that delivers may reach that one place, and no other', () => {
  const delivery = { endpoint: 'https://forms.example.org/f/abc', format: 'json' } as const;
  expect(policyForHeader(delivery).split(';')).toContain(
    "connect-src 'self' https://forms.example.org",
  );
  expect(policyForHeader().split(';')).toContain("connect-src 'self'");
});

test('only hosts with TLS ask the browser to come back through https alone', () => {
  const plain = JSON.stringify(securityHeaders());
  expect(plain).not.toMatch(/upgrade-insecure-requests|Strict-Transport-Security/);
});

/** Its rules for a site that sets no cookies and loads no scripts from elsewhere; 100 points and more are an A+. */
test('the headers of a host with TLS earn an A+ from Mozilla’s Observatory', () => {
  const headers = tlsHeaders();
  const policy = headers['Content-Security-Policy'] ?? '';
  // For styles alone it takes no points, but gives none either.
  const withoutStyles = policy.replace(/style-src[^;]*;/, '');
  const maxAge = Number(/max-age=(\d+)/.exec(headers['Strict-Transport-Security'] ?? '')?.[1]);
  const sixMonths = 15_768_000;
  const points = [
    /(^|;)default-src 'none'/.test(policy) && !/unsafe/.test(withoutStyles) ? 0 : -25,
    /frame-ancestors 'none'/.test(policy) ? 5 : -20,
    maxAge >= sixMonths ? 0 : -20,
    headers['X-Content-Type-Options'] === 'nosniff' ? 0 : -5,
    /^(no-referrer|same-origin|strict-origin)/.test(headers['Referrer-Policy'] ?? '') ? 5 : -5,
    headers['Cross-Origin-Resource-Policy'] === 'same-origin' ? 10 : 0,
  ];
  expect(points.reduce((sum, it) => sum + it, 100)).toBe(120);
});

test('a header is no longer than hosts take', () => {
  for (const value of Object.values(tlsHeaders())) {
    expect(value.length).toBeLessThan(1000);
    expect(value).toMatch(/^[\x20-\x7e]*$/);
  }
});
