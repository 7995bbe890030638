import type { IsoDate } from '../content/types.ts';

/** Kampala is three hours ahead of Greenwich, all year round. */
const ahead = 3 * 60 * 60 * 1000;

/** Which day it is in Kampala at a moment, wherever the visitor's phone says it is. */
export function kampalaDay(moment: number = Date.now()): IsoDate {
  return new Date(moment + ahead).toISOString().slice(0, 10) as IsoDate;
}

/** The day for which pages are rendered: that of the build, or today in the editor. */
export function renderDay(): IsoDate {
  return import.meta.env.BUILD_DAY ?? kampalaDay();
}
