import type { ContactDelivery } from '../../../src/content/types.ts';
import { firstLook } from '../../pages/first-look.ts';
import { contactDelivery } from '../../settings/contact-delivery.ts';
import { hashOf } from './inline-styles.ts';

/**
 * What a page may load and do; the browser refuses the rest. With 'none' as the default, what is not named here (plugins,
 * frames, workers, media) is refused, too. Scripts are files of ours, and one line in every page; no text becomes markup or
 * script.
 */
const allowed = (delivery: ContactDelivery | undefined): [directive: string, value: string][] => [
  ['default-src', "'none'"],
  ['script-src', `'self' ${quoted(hashOf(firstLook))}`],
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

/** What a document may say itself. Only styles with these hashes may stand in it; React brings the others as a file. */
export function policyForMeta(styleHashes: string[], delivery = contactDelivery()): string {
  return write([
    ...allowed(delivery),
    ['style-src', ["'self'", ...styleHashes.map(quoted)].join(' ')],
  ]);
}

/** What the server says: also that no other site may show ours inside a frame, which a document cannot say. */
export function policyForHeader(styleHashes: string[], delivery = contactDelivery()): string {
  return `${policyForMeta(styleHashes, delivery)};frame-ancestors 'none'`;
}

/**
 * For what is not a page: pictures and feeds, where somebody opens one by itself. Browsers show them with styles of their
 * own, and drawings bring theirs for the dark. Nothing in them can run.
 */
export const policyForFiles = write([
  ['default-src', "'none'"],
  ['img-src', "'self'"],
  ['style-src', "'self' 'unsafe-inline'"],
  ['form-action', "'none'"],
  ['base-uri', "'none'"],
  ['frame-ancestors', "'none'"],
]);

function quoted(hash: string): string {
  return `'${hash}'`;
}

function write(directives: [directive: string, value: string][]): string {
  return directives.map((directive) => directive.join(' ')).join(';');
}
