import type { FocusAreaId } from '../../content/types.ts';

/** The id of an area's tab; its panel has the id of the area itself, which the address names. */
export function tabId(area: FocusAreaId): string {
  return `${area}-tab`;
}
