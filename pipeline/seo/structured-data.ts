import type { BlogPosting, NGO, Thing, WebSite } from 'schema-dts';
import organisation from '#content/organisation.yaml';
import type { BlogPost } from '../../src/content/types.ts';
import { postPath } from '../../src/lib/paths.ts';

/** What structured data needs to know of the page it is about. */
export interface DescribedPage {
  path: string;
  /** Where the page is a post. */
  post?: BlogPost | undefined;
}

/** What search engines are told about a page: only what its visitors can read there, too. */
export function structuredData(page: DescribedPage, site: string): Thing[] {
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
    // A post is signed by a person or in the name of us all.
    author: author.includes(organisation.name)
      ? { '@type': 'Organization', name: author }
      : { '@type': 'Person', name: author },
    publisher: { '@type': 'NGO', '@id': idOf(site, 'organisation'), name: organisation.name },
  };
}

function idOf(site: string, name: string): string {
  return `${site}/#${name}`;
}
