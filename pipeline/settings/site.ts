import { loadTheme, type Theme } from '../theme/theme.ts';
import { siteAddress } from './site-address.ts';

/** What is the same for all pages. */
export interface Site {
  /** Where it stands on the web, without a slash at its end. */
  address: string;
  language: string;
  theme: Theme;
}

/** Takes the language from the frame of all documents, where browsers look for it. */
export async function loadSite(frame: string): Promise<Site> {
  const language = /<html lang="([^"]+)"/.exec(frame)?.[1];
  if (!language) throw new Error('index.html must say its language: <html lang="…">.');
  return { address: siteAddress(), language, theme: await loadTheme() };
}
