import headings from '/@fonts/bricolage-grotesque.woff2?url';
import text from '/@fonts/figtree.woff2?url';

/** Both come into use at once: for each change the whole page is laid out anew, and that takes a slow phone a while. */
export async function bringFonts(): Promise<void> {
  const fonts = [
    new FontFace('Figtree', `url(${text})`, { weight: '400 650' }),
    new FontFace('Bricolage Grotesque', `url(${headings})`, { weight: '700' }),
  ];
  await Promise.allSettled(fonts.map((font) => font.load()));
  // In the place of one that has not come, the device's own stays.
  for (const font of fonts) document.fonts.add(font);
}
