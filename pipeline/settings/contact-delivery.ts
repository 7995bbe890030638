import type { ContactDelivery } from '../../src/content/types.ts';

/** The settings CONTACT_ENDPOINT and CONTACT_FORMAT, which docs/contact-form.md explains. */
export function contactDelivery(settings = process.env): ContactDelivery | undefined {
  const { CONTACT_ENDPOINT: endpoint, CONTACT_FORMAT: format = 'json' } = settings;
  if (!endpoint) return undefined;
  if (!isSafeAddress(endpoint)) {
    throw new Error(
      `CONTACT_ENDPOINT is “${endpoint}”, which is not the address of a service. ` +
        'Write it like https://forms.example.org/f/abc; http:// is for this machine alone.',
    );
  }
  if (format !== 'json' && format !== 'form') {
    throw new Error(`CONTACT_FORMAT is “${format}”. Write json or form, or leave it out for json.`);
  }
  return { endpoint, format };
}

function isSafeAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1';
  return !username && (protocol === 'https:' || (protocol === 'http:' && isHere));
}

/** What whoever builds the site should know about the contact form, if anything. */
export function deliveryWarning(delivery: ContactDelivery | undefined): string | undefined {
  if (delivery) return undefined;
  return (
    'Messages from the contact form go nowhere. To have them delivered, build the site with CONTACT_ENDPOINT, the address that ' +
    'a form service such as Formspree or Basin gives you: docs/contact-form.md says how.'
  );
}
