import { isRecord } from './content-errors.ts';

/** Marks without a shape: what phones, mail and word processors put around numbers, into addresses and long words. */
const marks = /[\u00ad\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Tabs, what word processors end a line with, and the like: a feed that holds one cannot be read. */
const controls = /[^\P{Cc}\n]/gu;

/** One sign for two or three letters, as PDFs have them. */
const ligatures = /[\ufb00-\ufb06]/g;

/** A text as it was meant, without the traces of where it was written or copied from. */
export function plainText(text: string): string {
  return (
    text
      .replaceAll(marks, '')
      .replaceAll('\r\n', '\n')
      .replaceAll(controls, ' ')
      .replaceAll('\u2011', '-')
      .replaceAll(ligatures, (letters) => letters.normalize('NFKC'))
      // Apple's file names and some PDFs have letters and their accents one after the other.
      .normalize('NFC')
      .replaceAll(/\+\d[\d \u00a0]+\d/g, (phone) => phone.replaceAll('\u00a0', ' '))
      .trim()
  );
}

/** The same for every text in what a file holds. */
export function plainTexts(value: unknown): unknown {
  if (typeof value === 'string') return plainText(value);
  if (Array.isArray(value)) return value.map(plainTexts);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, plainTexts(field)]),
  );
}
