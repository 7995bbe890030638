import { expect, test } from 'vitest';
import { contactDelivery, deliveryWarning } from './contact-delivery.ts';

test('without the setting nothing is delivered, and a warning says what to do', () => {
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
  'the address %s is refused in words',
  (endpoint) => {
    expect(() => contactDelivery({ CONTACT_ENDPOINT: endpoint })).toThrow(
      `CONTACT_ENDPOINT is “${endpoint}”, which is not the address of a service. Write it like https://`,
    );
  },
);

test('so is an unknown format', () => {
  const settings = { CONTACT_ENDPOINT: 'http://localhost:8080/', CONTACT_FORMAT: 'xml' };
  expect(() => contactDelivery(settings)).toThrow('CONTACT_FORMAT is “xml”. Write json or form');
});
