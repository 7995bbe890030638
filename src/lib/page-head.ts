import { organisation } from '../content/organisation.ts';
import type { PageHead } from '../content/types.ts';

/** Search engines show so many characters of a title and of a description. */
const longestTitle = 60;
const longestDescription = 160;

/** The title as the browser's tab shows it: with our name, where there is room for it. */
export function documentTitle({ title }: PageHead): string {
  const named = `${title} – ${organisation.name}`;
  return named.length <= longestTitle ? named : title;
}

/** The description as search engines show it: a long name of ours may have made it too long. */
export function documentDescription({ description }: PageHead): string {
  if (description.length <= longestDescription) return description;
  const cut = description.slice(0, longestDescription);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}
