import headings from '/@fonts/bricolage-grotesque.woff2?url';
import text from '/@fonts/figtree.woff2?url';

/** Both come into use at once, or neither: for each change the whole page is laid out anew, and that takes a slow phone a while. */
export async function bringFonts(): Promise<void> {
  try {
    const fonts = [
      new FontFace('Figtree', `url(${text})`, { weight: '400 650' }),
      new FontFace('Bricolage Grotesque', `url(${headings})`, { weight: '700' }),
    ];
    await Promise.all(fonts.map((font) => font.load()));
    for (const font of fonts) document.fonts.add(font);
  } catch {
    // Those of the device stay.
  }
}
