import type { BlogPosting, NGO, Thing, WebSite } from 'schema-dts';
import organisation from '#content/organisation.yaml';
import type { BlogPost, PageHead } from '../../src/content/types.ts';
import { documentDescription } from '../../src/lib/page-head.ts';
import { postPath } from '../../src/lib/paths.ts';
import { escapeJson, escapeMarkup } from '../shared/escape.ts';
import type { Site } from '../shared/settings.ts';
import type { Theme } from '../shared/theme.ts';
import { feedPath, feedTitle } from './feed.ts';
import { previewSize } from './link-preview.ts';

/** A page as search engines and link previews see it. */
interface DescribedPage {
  path: string;
  post?: BlogPost | undefined;
  head: PageHead;
  title: string;
  /** False for the 404 pages. */
  isFound: boolean;
  preview: { path: string; alt: string };
}

/** Everything in the head that differs from page to page. */
export function headTags(page: DescribedPage, { address, language, theme }: Site): string {
  const { head, title, path, isFound, post, preview } = page;
  const description = documentDescription(head);
  const url = address + path;
  const tags = [
    `<title>${escapeMarkup(title)}</title>`,
    meta('name', 'description', description),
    ...themeColours(theme),
    link('manifest', '/manifest.webmanifest'),
    isFound ? link('canonical', url) : meta('name', 'robots', 'noindex'),
    ...(path.startsWith('/blog') ? [feedLink()] : []),
    meta('property', 'og:type', post ? 'article' : 'website'),
    ...(post ? [meta('property', 'article:published_time', post.date)] : []),
    meta('property', 'og:site_name', organisation.name),
    meta('property', 'og:locale', language.replace('-', '_')),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', description),
    ...(isFound ? [meta('property', 'og:url', url)] : []),
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

function jsonLd(page: DescribedPage, address: string): string[] {
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

/** JSON-LD: only facts that the page shows, too. */
function structuredData(page: DescribedPage, site: string): Thing[] {
  if (page.path === '/') return [ngo(site), website(site)];
  return page.post ? [blogPosting(page.post, site)] : [];
}

function ngo(site: string): NGO {
  const profiles = organisation.socialLinks.flatMap(({ href }) => href ?? []);
  return {
    '@type': 'NGO',
    '@id': idOf(site, 'organisation'),
    name: organisation.name,
    url: `${site}/`,
    logo: `${site}/icon-512.png`,
    description: organisation.blurb,
    address: organisation.place,
    email: organisation.email,
    telephone: organisation.phone,
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

function website(site: string): WebSite {
  return {
    '@type': 'WebSite',
    '@id': idOf(site, 'website'),
    name: organisation.name,
    url: `${site}/`,
    publisher: { '@id': idOf(site, 'organisation') },
  };
}

function blogPosting(
  { id, title, date, author, category, image }: BlogPost,
  site: string,
): BlogPosting {
  const address = site + postPath(id);
  return {
    '@type': 'BlogPosting',
    '@id': address,
    url: address,
    headline: title,
    datePublished: date,
    articleSection: category,
    image: site + image.file.src,
    // The author is a person or the organisation.
    author: author.includes(organisation.name)
      ? { '@type': 'Organization', name: author }
      : { '@type': 'Person', name: author },
    publisher: { '@type': 'NGO', '@id': idOf(site, 'organisation'), name: organisation.name },
  };
}

function idOf(site: string, name: string): string {
  return `${site}/#${name}`;
}
