import type { Plugin } from 'vite';
import { siteAddress } from '../settings/site-address.ts';

/** Lets the stylesheet name the site, `%SITE%`, where paper shows the addresses of pages; nobody types the protocol. */
export function siteInStyles(): Plugin {
  const site = siteAddress().replace(/^https?:\/\//, '');
  return {
    name: 'site-in-styles',
    // After Tailwind, which puts the stylesheet's parts together.
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (code) => code.replaceAll('%SITE%', site),
    },
  };
}
