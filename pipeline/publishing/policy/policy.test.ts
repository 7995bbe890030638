import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { firstLook } from '../../pages/first-look.ts';
import { policyForFiles, policyForHeader, policyForMeta } from './content-policy.ts';
import { hashOf, inlineStyleHashes } from './inline-styles.ts';
import { withPolicy } from './policy-meta.ts';
import { securityHeaders, tlsHeaders } from './security-headers.ts';

const hash = `sha256-${createHash('sha256').update('a{}\nb{}').digest('base64')}`;
const frame = '<head><meta charset="utf-8" /><style>a{}\nb{}</style></head>';

test('the styles of documents are hashed as they stand there, each once', () => {
  expect(
    inlineStyleHashes([frame, frame, '<svg><style type="text/css">c{}</style></svg>']),
  ).toEqual([hash, expect.stringMatching(/^sha256-[\w+/]{43}=$/)]);
  expect(inlineStyleHashes(['<p>no style</p>'])).toEqual([]);
});

describe('a document', () => {
  test('names its own styles in its policy, before everything that the policy governs', () => {
    expect(withPolicy(frame)).toMatch(
      /^<head><meta charset="utf-8" \/>\s*<meta http-equiv="Content-Security-Policy" content="[^"]*" \/><style>/,
    );
    expect(withPolicy(frame)).toContain(`style-src 'self' '${hash}'`);
  });

  test('says nothing that a browser ignores in it', () => {
    expect(policyForMeta([hash])).not.toMatch(/frame-ancestors|report|sandbox|upgrade-insecure/);
  });

  test('without the mark is refused', () => {
    expect(() => withPolicy('<head></head>')).toThrow('index.html must hold <meta charset');
  });
});

test('the policy allows no inline code but one line, and no other hosts', () => {
  const policy = policyForHeader([hash]);
  expect(policy).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
  for (const directive of [
    "default-src 'none'",
    `script-src 'self' '${hashOf(firstLook)}'`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]) {
    expect(policy.split(';')).toContain(directive);
  }
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
  expect(policyForHeader([hash], delivery).split(';')).toContain(
    "connect-src 'self' https://forms.example.org",
  );
  expect(policyForHeader([hash]).split(';')).toContain("connect-src 'self'");
});

test('only hosts with TLS ask the browser to come back through https alone', () => {
  const plain = JSON.stringify(securityHeaders([hash]));
  expect(plain).not.toMatch(/upgrade-insecure-requests|Strict-Transport-Security/);
});

/** Its rules for a site that sets no cookies and loads no scripts from elsewhere; 100 points and more are an A+. */
test('the headers of a host with TLS earn an A+ from Mozilla’s Observatory', () => {
  const headers = tlsHeaders([hash]);
  const policy = headers['Content-Security-Policy'] ?? '';
  const maxAge = Number(/max-age=(\d+)/.exec(headers['Strict-Transport-Security'] ?? '')?.[1]);
  const sixMonths = 15_768_000;
  const points = [
    /(^|;)default-src 'none'/.test(policy) && !/unsafe/.test(policy) ? 10 : -25,
    /frame-ancestors 'none'/.test(policy) ? 5 : -20,
    maxAge >= sixMonths ? 0 : -20,
    headers['X-Content-Type-Options'] === 'nosniff' ? 0 : -5,
    /^(no-referrer|same-origin|strict-origin)/.test(headers['Referrer-Policy'] ?? '') ? 5 : -5,
    headers['Cross-Origin-Resource-Policy'] === 'same-origin' ? 10 : 0,
  ];
  expect(points.reduce((sum, it) => sum + it, 100)).toBe(130);
});

test('a header is no longer than hosts take', () => {
  for (const value of Object.values(tlsHeaders([hash, hash]))) {
    expect(value.length).toBeLessThan(2000);
    expect(value).toMatch(/^[\x20-\x7e]*$/);
  }
});
