import { isRecord } from './content-errors.ts';

/** From phones, mail and word processors: soft hyphens, direction marks, byte order marks. */
const invisible = /[\u00ad\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Tabs, vertical tabs and the like, which XML forbids: a feed with one cannot be read. */
const controlCharacters = /[^\P{Cc}\n]/gu;

/** From PDFs. */
const ligatures = /[\ufb00-\ufb06]/g;

/** Normalises pasted text: without invisible and control characters, with composed accents (NFC). */
export function plainText(text: string): string {
  return text
    .replaceAll(invisible, '')
    .replaceAll('\r\n', '\n')
    .replaceAll(controlCharacters, ' ')
    .replaceAll('\u2011', '-')
    .replaceAll(ligatures, (letters) => letters.normalize('NFKC'))
    .normalize('NFC')
    .replaceAll(/\+\d[\d \u00a0]+\d/g, (phone) => phone.replaceAll('\u00a0', ' '))
    .trim();
}

export function plainTexts(value: unknown): unknown {
  if (typeof value === 'string') return plainText(value);
  if (Array.isArray(value)) return value.map(plainTexts);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, plainTexts(field)]),
  );
}
