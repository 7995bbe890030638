import { organisation } from '../content/organisation.ts';
import type { PageHead } from '../content/types.ts';

/** Search engines show so many characters of a title. */
export const longestTitle = 60;

/** The title as the browser's tab shows it: with our name, where there is room for it. */
export function documentTitle({ title }: PageHead): string {
  const named = `${title} – ${organisation.name}`;
  return named.length <= longestTitle ? named : title;
}
