import { expect, test } from 'vitest';
import { addressWarning, sampleAddress, siteAddress } from './site-address.ts';

test.each([
  ['https://www.example.org/', 'https://www.example.org'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['HTTPS://Example.org', 'https://example.org'],
])('%s is an address', (setting, address) => {
  expect(siteAddress(setting)).toBe(address);
  expect(addressWarning(address)).toBeUndefined();
});

test.each([
  'www.example.org',
  'https://example.org/site',
  'https://example.org/?a=1',
  'https://me@example.org',
  'mailto:me@example.org',
])('%s is refused with a sentence that says how to write it', (setting) => {
  expect(() => siteAddress(setting)).toThrow(
    `SITE_URL is “${setting}”, which is not the address of a site. Write it like https://www.example.org`,
  );
});

test('a path on GitHub Pages is refused with the name that the repository needs', () => {
  expect(() => siteAddress('https://e-yess.github.io/website')).toThrow(
    'On GitHub Pages, give the repository the name e-yess.github.io: then the site stands at https://e-yess.github.io.',
  );
  expect(siteAddress('https://e-yess.github.io')).toBe('https://e-yess.github.io');
});

test('without the setting the sample address is used, and a warning says what to do', () => {
  expect(siteAddress('')).toBe(sampleAddress);
  expect(addressWarning(sampleAddress)).toContain('SITE_URL=https://www.example.org npm run build');
});
