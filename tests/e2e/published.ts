import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** What a search engine or a chat reads in a document. */
export interface ReadDocument {
  title: string;
  language: string;
  /** The contents of its meta tags by name or property, in order. */
  meta: Record<string, string[]>;
  links: { rel: string; href: string }[];
  /** What its structured data holds. */
  graph: Thing[];
  /** What people read on the page, with single spaces. */
  text: string;
  /** The days named on it, as machines read them. */
  dates: (string | null)[];
  ids: string[];
  /** Where its links lead and where its pictures come from, as written. */
  hrefs: string[];
  pictures: string[];
}

/** An entry of structured data. */
export interface Thing {
  '@type': string;
  [field: string]: unknown;
}

/** Fetches a page as a machine does, without running anything, and reads it. */
export async function readPage(page: Page, request: APIRequestContext, path: string) {
  const response = await request.get(path);
  const document = await page.evaluate(
    (html): ReadDocument => {
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      const all = (selector: string) => [...parsed.querySelectorAll(selector)];
      const valuesOf = (selector: string, attribute: string) =>
        all(selector).map((element) => element.getAttribute(attribute) ?? '');
      const meta: Record<string, string[]> = {};
      for (const tag of all('meta[content]')) {
        const name = tag.getAttribute('name') ?? tag.getAttribute('property') ?? '';
        meta[name] = [...(meta[name] ?? []), tag.getAttribute('content') ?? ''];
      }
      const data = all('script[type="application/ld+json"]').map((script) => script.textContent);
      const srcsets = valuesOf('[srcset]', 'srcset').flatMap((set) => set.split(', '));
      const read = {
        title: parsed.title,
        language: parsed.documentElement.lang,
        meta,
        links: all('link').map((link) => ({
          rel: link.getAttribute('rel') ?? '',
          href: link.getAttribute('href') ?? '',
        })),
        graph: data.flatMap((json) => JSON.parse(json ?? '')['@graph']),
        dates: valuesOf('time', 'datetime'),
        ids: valuesOf('[id]', 'id'),
        hrefs: valuesOf('a[href]', 'href'),
        pictures: [
          ...valuesOf('img', 'src'),
          ...srcsets.map((candidate) => candidate.split(' ')[0] ?? ''),
        ],
      };
      for (const unread of all('script, style')) unread.remove();
      return { ...read, text: parsed.body.textContent.replaceAll(/\s+/g, ' ') };
    },
    await response.text(),
  );
  return { status: response.status(), ...document };
}

/** The whole text of each element of an XML file that a selector finds; the file must be well formed. */
export async function readXml(
  page: Page,
  xml: string,
  selector: string,
): Promise<Record<string, string>[]> {
  const { fault, found } = await page.evaluate(
    ({ xml, selector }) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      const childrenOf = (element: Element) =>
        [...element.children].map((child) => [child.nodeName, child.textContent] as const);
      return {
        fault: parsed.querySelector('parsererror')?.textContent,
        found: [...parsed.querySelectorAll(selector)].map((element) =>
          Object.fromEntries([
            ...[...element.attributes].map(({ name, value }) => [`@${name}`, value] as const),
            ...childrenOf(element),
          ]),
        ),
      };
    },
    { xml, selector },
  );
  expect(fault, 'the XML is well formed').toBeUndefined();
  return found;
}

/** The paths of all pages that the site shows search engines, and the address it says it stands at. */
export async function readSitemap(page: Page, request: APIRequestContext) {
  const xml = await (await request.get('/sitemap.xml')).text();
  const entries = await readXml(page, xml, 'url');
  const address = new URL(entries[0]?.['loc'] ?? '').origin;
  const paths = entries.map(({ loc = '' }) => new URL(loc).pathname);
  return { address, entries, paths };
}
