import type { Plugin } from 'vite';
import type { IsoDate } from '../../src/content/basic-types.ts';
import type { ContactDelivery } from '../../src/content/types.ts';
import { kampalaDay } from '../../src/lib/dates.ts';
import { loadTheme, type Theme } from './theme.ts';

const { CONTENT_DIR, DIST_DIR, VITEST } = process.env;

/** The content that the site is built with. Tests use fixtures, so that staff may change the real content. */
export const contentFolder = CONTENT_DIR ?? (VITEST ? 'tests/content' : 'content');

export const outputFolder = DIST_DIR ?? 'dist';

/** The placeholder until the organisation has a domain. The ending `.example` is reserved: it can belong to no one. */
export const sampleAddress = 'https://e-yess.example';

/** SITE_URL, the origin of the published site, without a slash at its end; or the sample address. */
export function siteAddress(setting = process.env['SITE_URL']): string {
  if (!setting) return sampleAddress;
  const address = URL.canParse(setting) ? new URL(setting) : undefined;
  const isOrigin =
    address && /^https?:$/.test(address.protocol) && address.href === `${address.origin}/`;
  if (!isOrigin) {
    throw new Error(
      `SITE_URL is “${setting}”, which is not the address of a site. ` +
        'Write it like https://www.example.org, with nothing behind the name.' +
        (address?.hostname.endsWith('.github.io') ? githubAdvice(address.hostname) : ''),
    );
  }
  return address.origin;
}

/** GitHub publishes a repository of any other name below a path of that name, where the site does not work. */
function githubAdvice(hostname: string): string {
  return (
    ` On GitHub Pages, give the repository the name ${hostname}: then the address of the site is https://${hostname}. ` +
    'A domain of your own does it, too.'
  );
}

/** For the end of the build. */
export function addressWarning(address: string): string | undefined {
  if (address !== sampleAddress) return undefined;
  return (
    `This build has the address ${sampleAddress}, a sample. Before you publish it, build it with its own, ` +
    'so that search engines, feeds and shared links find it: SITE_URL=https://www.example.org npm run build'
  );
}

/** Replaces `%SITE%` in stylesheets, where print shows the addresses of pages without the protocol. */
export function siteAddressInCss(): Plugin {
  const host = siteAddress().replace(/^https?:\/\//, '');
  return {
    name: 'site-address-in-css',
    // After Tailwind, which puts the stylesheet's parts together.
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (code) => code.replaceAll('%SITE%', host),
    },
  };
}

/** The day of the build in Kampala, or that of SOURCE_DATE_EPOCH, which reproducible builds set. */
export function buildDay(epoch = process.env['SOURCE_DATE_EPOCH']): IsoDate {
  if (!epoch) return kampalaDay();
  if (/^\d+$/.test(epoch)) return kampalaDay(Number(epoch) * 1000);
  throw new Error(
    `SOURCE_DATE_EPOCH is “${epoch}”, which is not a moment. Write it as seconds since 1970, such as 1760486400, or leave it out.`,
  );
}

/** CONTACT_ENDPOINT and CONTACT_FORMAT, which docs/contact-form.md explains. */
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
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  return !username && (protocol === 'https:' || (protocol === 'http:' && isLocal));
}

/** For the end of the build. */
export function deliveryWarning(delivery: ContactDelivery | undefined): string | undefined {
  if (delivery) return undefined;
  return (
    'Messages from the contact form go nowhere. To have them delivered, build the site with CONTACT_ENDPOINT, the address that ' +
    'a form service such as Formspree or Basin gives you: docs/contact-form.md says how.'
  );
}

/** What is the same for all pages. */
export interface Site {
  address: string;
  language: string;
  theme: Theme;
}

/** `template` is the text of index.html, which says the language. */
export async function loadSite(template: string): Promise<Site> {
  const language = /<html lang="([^"]+)"/.exec(template)?.[1];
  if (!language) throw new Error('index.html must say its language: <html lang="…">.');
  return { address: siteAddress(), language, theme: await loadTheme() };
}
