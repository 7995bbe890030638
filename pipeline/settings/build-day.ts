import type { IsoDate } from '../../src/content/types.ts';
import { kampalaDay } from '../../src/lib/dates.ts';

/** The day of the build in Kampala, or that of SOURCE_DATE_EPOCH, which builds that are to be the same twice set. */
export function buildDay(epoch = process.env['SOURCE_DATE_EPOCH']): IsoDate {
  if (!epoch) return kampalaDay();
  if (/^\d+$/.test(epoch)) return kampalaDay(Number(epoch) * 1000);
  throw new Error(
    `SOURCE_DATE_EPOCH is “${epoch}”, which is not a moment. Write it as seconds since 1970, such as 1760486400, or leave it out.`,
  );
}
