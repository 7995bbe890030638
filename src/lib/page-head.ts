import organisation from '#content/organisation.yaml';
import type { PageHead } from '../content/types.ts';

/** In characters: search engines cut off longer titles and descriptions. */
const longestTitle = 60;
const longestDescription = 160;

/** The title as the browser's tab shows it: with our name, if there is room for it. */
export function documentTitle({ title }: PageHead): string {
  const withName = `${title} – ${organisation.name}`;
  return withName.length <= longestTitle ? withName : title;
}

/** The description as search engines show it. It may contain our name, which staff can make longer. */
export function documentDescription({ description }: PageHead): string {
  if (description.length <= longestDescription) return description;
  const cut = description.slice(0, longestDescription);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}
