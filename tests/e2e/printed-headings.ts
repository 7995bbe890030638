import type { Page } from '@playwright/test';

interface PrintedHeading {
  title: string;
  /** The page's number in the file, which tells it from others. */
  page: string;
  /** How far above the lower edge of the paper it begins, in points. */
  height: number;
  /** Of the first heading below it, if any. */
  firstBelow: PrintedHeading | undefined;
}

const entry =
  /^(\d+) 0 obj\n<<\/Title \((.*?)\)\n\/Dest \[(\d+) 0 R \/XYZ [\d.]+ ([\d.]+) 0\](.*?)>>/gms;

/** Where the headings come to stand when the page is printed, from the table of contents that the browser makes of them. */
export async function printedHeadings(page: Page): Promise<PrintedHeading[]> {
  const file = await page.pdf({ format: 'A4', outline: true, tagged: true });
  const headings = new Map<string, PrintedHeading>();
  const firsts = new Map<PrintedHeading, string | undefined>();
  for (const [, id = '', title = '', page = '', height, more] of file
    .toString('latin1')
    .matchAll(entry)) {
    const heading = { title, page, height: Number(height), firstBelow: undefined };
    headings.set(id, heading);
    firsts.set(heading, more?.match(/\/First (\d+)/)?.[1]);
  }
  for (const [heading, first] of firsts) heading.firstBelow = headings.get(first ?? '');
  return [...headings.values()];
}
