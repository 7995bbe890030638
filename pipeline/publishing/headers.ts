import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Headers } from '../../server/site-files.ts';
import { headScript } from '../../src/browser/head-script.ts';
import type { ContactDelivery } from '../../src/content/types.ts';
import { contactDelivery } from '../shared/settings.ts';

/**
 * The Content Security Policy (CSP) of pages. With 'none' as the default, what is not named here (plugins, frames, workers,
 * media) is refused, too.
 */
const pageDirectives = (
  delivery: ContactDelivery | undefined,
): [directive: string, value: string][] => [
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

/** For the document itself, on hosts that do not send our headers. Of the inline styles it allows its own alone. */
export function policyForMeta(style: string, delivery = contactDelivery()): string {
  return serialise([...pageDirectives(delivery), ['style-src', hashOf(style)]]);
}

/**
 * For the response header. It also forbids other sites to frame ours, which a document cannot say. The hash of the inline
 * style is in the document only, and browsers enforce both: so no host's configuration depends on the styles.
 */
export function policyForHeader(delivery = contactDelivery()): string {
  return serialise([
    ...pageDirectives(delivery),
    ['style-src', "'self' 'unsafe-inline'"],
    ['frame-ancestors', "'none'"],
  ]);
}

/** For files that are opened alone, such as SVGs and feeds: they may have styles of their own, and no scripts. */
export const policyForFiles = serialise([
  ['default-src', "'none'"],
  ['img-src', "'self'"],
  ['style-src', "'self' 'unsafe-inline'"],
  ['form-action', "'none'"],
  ['base-uri', "'none'"],
  ['frame-ancestors', "'none'"],
]);

/** As a CSP allows an inline style or script. */
function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function serialise(directives: [directive: string, value: string][]): string {
  return directives.map((directive) => directive.join(' ')).join(';');
}

/** Browser features that the site does not use, forbidden in case a foreign script gets in. */
const unusedFeatures = [
  ...['browsing-topics', 'camera', 'display-capture', 'geolocation', 'microphone', 'midi'],
  ...['payment', 'usb'],
];

export const speculationRulesPath = '/links.speculationrules';

/** Browsers prefetch the next page when a visitor touches or points at its link, unless she saves data. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }],
      },
      eagerness: 'moderate',
    },
  ],
});

/** For every response. */
export function securityHeaders(): Headers {
  return {
    'Content-Security-Policy': policyForHeader(),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    // No other site learns that a visitor has read about her body or her rights here.
    'Referrer-Policy': 'no-referrer',
    'Speculation-Rules': `"${speculationRulesPath}"`,
    'X-Content-Type-Options': 'nosniff',
  };
}

/** For files that are not pages. */
export const fileHeaders: Headers = { 'Content-Security-Policy': policyForFiles };

/** For every response of a host with TLS. */
export function tlsHeaders(): Headers {
  const headers = securityHeaders();
  return {
    ...headers,
    // Not in `npm start`: WebKit would then ask http://localhost for scripts through https.
    'Content-Security-Policy': `${headers['Content-Security-Policy']};upgrade-insecure-requests`,
    'Strict-Transport-Security': 'max-age=31536000',
  };
}

/** Writes the headers for our own server to read. */
export async function writeHeaders(file: string): Promise<void> {
  const headers = { always: securityHeaders(), ofFiles: fileHeaders };
  await writeFile(file, `${JSON.stringify(headers, null, 2)}\n`);
}
