import { writeFile } from 'node:fs/promises';
import type { Headers } from '../../server/site-files.ts';
import { policyForFiles, policyForHeader } from './content-policy.ts';

/** What no page of ours uses, so that nothing that slips into one can. */
const unused = [
  ...['browsing-topics', 'camera', 'display-capture', 'geolocation', 'microphone', 'midi'],
  ...['payment', 'usb'],
];

/** A response header names this file to the browser. */
export const speculationRulesPath = '/links.speculationrules';

/**
 * Browsers that know such rules fetch the next page as soon as a visitor touches or points at its link, unless she saves
 * data. A file, such as a picture or the feed, is no page.
 */
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

/** What goes with every response. */
export function securityHeaders(): Headers {
  return {
    'Content-Security-Policy': policyForHeader(),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
    // Nobody else learns that a visitor has read about her body or her rights here.
    'Referrer-Policy': 'no-referrer',
    'Speculation-Rules': `"${speculationRulesPath}"`,
    'X-Content-Type-Options': 'nosniff',
  };
}

/** What goes instead with files that are no pages, whichever way they are reached. */
export const fileHeaders: Headers = { 'Content-Security-Policy': policyForFiles };

/** What goes with every response of a host that is reached through https only. */
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
