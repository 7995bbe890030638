import { expect, test } from 'vitest';
import {
  addressWarning,
  buildDay,
  contactDelivery,
  deliveryWarning,
  sampleAddress,
  siteAddress,
} from './settings.ts';

test.each([
  ['https://www.example.org/', 'https://www.example.org'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['HTTPS://Example.org', 'https://example.org'],
])('SITE_URL=%s is an address', (setting, address) => {
  expect(siteAddress(setting)).toBe(address);
  expect(addressWarning(address)).toBeUndefined();
});

test.each([
  'www.example.org',
  'https://example.org/site',
  'https://example.org/?a=1',
  'https://me@example.org',
  'mailto:me@example.org',
])('SITE_URL=%s throws an error that says how to write it', (setting) => {
  expect(() => siteAddress(setting)).toThrow(
    `SITE_URL is “${setting}”, which is not the address of a site. Write it like https://www.example.org`,
  );
});

test('for a path on GitHub Pages the error says which name the repository needs', () => {
  expect(() => siteAddress('https://e-yess.github.io/website')).toThrow(
    'On GitHub Pages, give the repository the name e-yess.github.io: then the address of the site is https://e-yess.github.io.',
  );
  expect(siteAddress('https://e-yess.github.io')).toBe('https://e-yess.github.io');
});

test('without SITE_URL the sample address is used, and a warning says what to do', () => {
  expect(siteAddress('')).toBe(sampleAddress);
  expect(addressWarning(sampleAddress)).toContain('SITE_URL=https://www.example.org npm run build');
});

test('the day of a build is that of its moment in Kampala', () => {
  expect(buildDay('1760562000')).toBe('2025-10-16');
  expect(buildDay('1760561999')).toBe('2025-10-15');
  expect(buildDay('')).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(() => buildDay('tomorrow')).toThrow(
    'SOURCE_DATE_EPOCH is “tomorrow”, which is not a moment. Write it as seconds since 1970',
  );
});

test('without CONTACT_ENDPOINT no message is delivered, and a warning says what to do', () => {
  expect(contactDelivery({})).toBeUndefined();
  expect(contactDelivery({ CONTACT_ENDPOINT: '', CONTACT_FORMAT: 'form' })).toBeUndefined();
  expect(deliveryWarning(undefined)).toContain('CONTACT_ENDPOINT');
});

test('messages go as JSON unless the service wants them as a form', () => {
  const endpoint = 'https://forms.example.org/f/abc';
  const delivery = contactDelivery({ CONTACT_ENDPOINT: endpoint });
  expect(delivery).toEqual({ endpoint, format: 'json' });
  expect(deliveryWarning(delivery)).toBeUndefined();
  const settings = { CONTACT_ENDPOINT: endpoint, CONTACT_FORMAT: 'form' };
  expect(contactDelivery(settings)).toEqual({ endpoint, format: 'form' });
});

test.each(['forms.example.org', 'http://forms.example.org/', 'https://me:secret@a.org/'])(
  'CONTACT_ENDPOINT=%s throws an error that says how to write it',
  (endpoint) => {
    expect(() => contactDelivery({ CONTACT_ENDPOINT: endpoint })).toThrow(
      `CONTACT_ENDPOINT is “${endpoint}”, which is not the address of a service. Write it like https://`,
    );
  },
);

test('so does an unknown format', () => {
  const settings = { CONTACT_ENDPOINT: 'http://localhost:8080/', CONTACT_FORMAT: 'xml' };
  expect(() => contactDelivery(settings)).toThrow('CONTACT_FORMAT is “xml”. Write json or form');
});
