import { createHash } from 'node:crypto';
import { headScript } from '../../src/browser/head-script.ts';
import type { ContactDelivery } from '../../src/content/types.ts';
import { contactDelivery } from '../settings/contact-delivery.ts';

/**
 * What a page may load and do; the browser refuses the rest. With 'none' as the default, what is not named here (plugins,
 * frames, workers, media) is refused, too. Scripts are files of ours, and a short one in every page; no text becomes markup or
 * script.
 */
const allowed = (delivery: ContactDelivery | undefined): [directive: string, value: string][] => [
  ['default-src', "'none'"],
  ['script-src', `'self' ${hashOf(headScript)}`],
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

/** What a document says itself, for hosts that send no headers of ours: also which style may stand in it, its own alone. */
export function policyForMeta(style: string, delivery = contactDelivery()): string {
  return write([...allowed(delivery), ['style-src', hashOf(style)]]);
}

/**
 * What the server says: also that no other site may show ours inside a frame, which a document cannot say. The style that may
 * stand in a page only the page names, and browsers keep to both: so no server's configuration is out of step with the styles.
 */
export function policyForHeader(delivery = contactDelivery()): string {
  return write([
    ...allowed(delivery),
    ['style-src', "'self' 'unsafe-inline'"],
    ['frame-ancestors', "'none'"],
  ]);
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

/** As a policy names a style or a script that stands in a document. */
function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function write(directives: [directive: string, value: string][]): string {
  return directives.map((directive) => directive.join(' ')).join(';');
}
