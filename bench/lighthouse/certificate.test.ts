import { X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { selfSigned } from './certificate.ts';

test('a certificate made on the spot is signed with its own key and holds today', () => {
  const { key, cert } = selfSigned();
  const read = new X509Certificate(cert);
  expect(read.verify(read.publicKey)).toBe(true);
  expect(key).toMatch(/^-----BEGIN PRIVATE KEY-----/);
  expect(read.subject).toBe('CN=localhost');
  expect(Date.parse(read.validFrom)).toBeLessThan(Date.now());
  expect(Date.parse(read.validTo)).toBeGreaterThan(Date.now());
});
