import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** What search engines and chat apps read in a document. */
export interface ParsedDocument {
  status: number;
  title: string;
  language: string;
  /** The contents of its meta tags by name or property, and the addresses of its link elements by relation, in order. */
  meta: Record<string, string[]>;
  links: Record<string, string[]>;
  /** Its structured data. */
  graph: unknown[];
  ids: string[];
  /** Where its links lead and where its pictures come from, as written. */
  hrefs: string[];
  pictures: string[];
}

/** Fetches a page as a crawler does, without running scripts, and parses it. */
export async function fetchDocument(
  page: Page,
  request: APIRequestContext,
  path: string,
): Promise<ParsedDocument> {
  const response = await request.get(path);
  const document = await page.evaluate(
    (html) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      const all = (selector: string) => [...parsed.querySelectorAll(selector)];
      const valuesOf = (selector: string, attribute: string) =>
        all(selector).map((element) => element.getAttribute(attribute) ?? '');
      const grouped = (selector: string, value: string) => {
        const values: Record<string, string[]> = {};
        for (const tag of all(selector)) {
          const name = ['rel', 'name', 'property'].map((key) => tag.getAttribute(key)).join('');
          values[name] = [...(values[name] ?? []), tag.getAttribute(value) ?? ''];
        }
        return values;
      };
      const data = all('script[type="application/ld+json"]').map((script) => script.textContent);
      const versions = valuesOf('[srcset]', 'srcset').flatMap((set) => set.split(', '));
      return {
        title: parsed.title,
        language: parsed.documentElement.lang,
        meta: grouped('meta', 'content'),
        links: grouped('link', 'href'),
        graph: data.flatMap((json) => JSON.parse(json ?? '')['@graph']),
        ids: valuesOf('[id]', 'id'),
        hrefs: valuesOf('a[href]', 'href'),
        pictures: [
          ...valuesOf('img', 'src'),
          ...versions.map((version) => version.split(' ')[0] ?? ''),
        ],
      };
    },
    await response.text(),
  );
  return { status: response.status(), ...document };
}

/** The attributes and children of each element of an XML file that a selector finds; the file must be well formed. */
export async function parseXml(
  page: Page,
  xml: string,
  selector: string,
): Promise<Record<string, string>[]> {
  const { fault, found } = await page.evaluate(
    ({ xml, selector }) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      return {
        fault: parsed.querySelector('parsererror')?.textContent,
        found: [...parsed.querySelectorAll(selector)].map((element) =>
          Object.fromEntries([
            ...[...element.attributes].map(({ name, value }) => [`@${name}`, value]),
            ...[...element.children].map((child) => [child.nodeName, child.textContent]),
          ]),
        ),
      };
    },
    { xml, selector },
  );
  expect(fault, 'the XML is well formed').toBeUndefined();
  return found;
}

/** The address of the site, and the paths of its pages with the date of their last change, where the sitemap has one. */
export async function fetchSitemap(page: Page, request: APIRequestContext) {
  const xml = await (await request.get('/sitemap.xml')).text();
  const entries = await parseXml(page, xml, 'url');
  const address = new URL(entries[0]?.['loc'] ?? '').origin;
  const changes = entries.map(({ loc = '', lastmod }) => [new URL(loc).pathname, lastmod] as const);
  return { address, changes, paths: changes.map(([path]) => path) };
}
