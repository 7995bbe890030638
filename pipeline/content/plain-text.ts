/** Marks without a shape: how Windows begins a file, and what phones and mail programs put around numbers and addresses. */
const marks = /[\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** What word processors end a line with, and the like: a feed that holds one cannot be read. */
const controls = /[^\P{Cc}\t\n\r]/gu;

/** A text as it was meant, without the traces of where it was written or copied from. */
export function plainText(text: string): string {
  return (
    text
      .replaceAll(marks, '')
      .replaceAll(controls, ' ')
      .replaceAll('\r\n', '\n')
      // Apple's file names and some PDFs have letters and their accents one after the other.
      .normalize('NFC')
      .replaceAll(/\+\d[\d \u00a0]+\d/g, (phone) => phone.replaceAll('\u00a0', ' '))
  );
}
