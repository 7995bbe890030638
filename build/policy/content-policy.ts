import type { ContactDelivery } from '../../src/content/types.ts';
import { contactDelivery } from '../contact-delivery.ts';

/**
 * What a page may load and do; the browser refuses the rest. With 'none' as the default, what is not named here (plugins,
 * frames, workers, media) is refused, too. Scripts are files of ours alone, and no text becomes markup or script.
 */
const allowed = (delivery: ContactDelivery | undefined): [directive: string, value: string][] => [
  ['default-src', "'none'"],
  ['script-src', "'self'"],
  ['img-src', "'self'"],
  ['font-src', "'self'"],
  // The contact form delivers to one place, if to any.
  ['connect-src', ["'self'", ...(delivery ? [new URL(delivery.endpoint).origin] : [])].join(' ')],
  ['manifest-src', "'self'"],
  // Without JavaScript the contact form hands the message to the visitor's mail program.
  ['form-action', 'mailto:'],
  ['base-uri', "'none'"],
  ['require-trusted-types-for', "'script'"],
  ['trusted-types', "'none'"],
];

/** What a document may say itself. Only styles with these hashes may stand in it. */
export function policyForMeta(styleHashes: string[], delivery = contactDelivery()): string {
  return write([...allowed(delivery), ['style-src', quoted(styleHashes)]]);
}

/** What the server says: also that no other site may show ours inside a frame, which a document cannot say. */
export function policyForHeader(styleHashes: string[], delivery = contactDelivery()): string {
  return `${policyForMeta(styleHashes, delivery)};${write([['frame-ancestors', "'none'"]])}`;
}

function quoted(hashes: string[]): string {
  return hashes.length === 0 ? "'none'" : hashes.map((hash) => `'${hash}'`).join(' ');
}

function write(directives: [directive: string, value: string][]): string {
  return directives.map((directive) => directive.join(' ')).join(';');
}
