import organisation from '#content/organisation.yaml';
import type { PageHead } from '../../src/content/types.ts';
import { documentDescription } from '../../src/lib/page-head.ts';
import { escapeJson, escapeMarkup } from '../pages/escape.ts';
import type { Site } from '../settings/site.ts';
import type { Theme } from '../theme/theme.ts';
import { feedPath, feedTitle } from './feed.ts';
import { previewSize } from './preview.ts';
import { type DescribedPage, structuredData } from './structured-data.ts';

/** A page as search engines and link previews should see it. */
interface AnnouncedPage extends DescribedPage {
  head: PageHead;
  /** As the browser's tab shows it. */
  title: string;
  /** Whether it is what visitors look for; the answer to an unknown address is not. */
  isFound: boolean;
  /** The picture that is shown where somebody shares the page. */
  preview: { path: string; alt: string };
}

/** Everything in a page's head that only this page has. */
export function headTags(page: AnnouncedPage, { address, language, theme }: Site): string {
  const { head, title, path, isFound, post, preview } = page;
  const description = documentDescription(head);
  const whole = address + path;
  const tags = [
    `<title>${escapeMarkup(title)}</title>`,
    meta('name', 'description', description),
    ...themeColours(theme),
    link('manifest', '/manifest.webmanifest'),
    isFound ? link('canonical', whole) : meta('name', 'robots', 'noindex'),
    ...(path.startsWith('/blog') ? [feedLink()] : []),
    meta('property', 'og:type', post ? 'article' : 'website'),
    ...(post ? [meta('property', 'article:published_time', post.date)] : []),
    meta('property', 'og:site_name', organisation.name),
    meta('property', 'og:locale', language.replace('-', '_')),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', description),
    ...(isFound ? [meta('property', 'og:url', whole)] : []),
    meta('property', 'og:image', address + preview.path),
    meta('property', 'og:image:width', String(previewSize.width)),
    meta('property', 'og:image:height', String(previewSize.height)),
    meta('property', 'og:image:alt', preview.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(isFound ? jsonLd(page, address) : []),
  ];
  return tags.join('\n    ');
}

function themeColours({ light, dark }: Theme): string[] {
  return Object.entries({ light, dark }).map(
    ([scheme, { paper = '' }]) =>
      `<meta name="theme-color" content="${paper}" media="(prefers-color-scheme: ${scheme})" />`,
  );
}

function jsonLd(page: AnnouncedPage, address: string): string[] {
  const things = structuredData(page, address);
  if (things.length === 0) return [];
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return [`<script type="application/ld+json">${escapeJson(graph)}</script>`];
}

function feedLink(): string {
  return `<link rel="alternate" type="application/rss+xml" title="${escapeMarkup(feedTitle)}" href="${feedPath}" />`;
}

function link(rel: string, href: string): string {
  return `<link rel="${rel}" href="${escapeMarkup(href)}" />`;
}

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeMarkup(content)}" />`;
}
