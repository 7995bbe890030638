import headings from '/@fonts/bricolage-grotesque.woff2?url';
import text from '/@fonts/figtree.woff2?url';

/** Adds both fonts at once, or none: each change lays out the whole page again, which takes long on a slow phone. */
export async function loadFonts(): Promise<void> {
  try {
    const fonts = [
      new FontFace('Figtree', `url(${text})`, { weight: '400 650' }),
      new FontFace('Bricolage Grotesque', `url(${headings})`, { weight: '700' }),
    ];
    await Promise.all(fonts.map((font) => font.load()));
    for (const font of fonts) document.fonts.add(font);
  } catch {
    // The fallback fonts of the device stay.
  }
}
