import headings from '/@fonts/bricolage-grotesque.woff2?url';
import text from '/@fonts/figtree.woff2?url';

/**
 * Both come into use at once, or neither: for each change the whole page is laid out anew, and that takes a slow phone a while.
 * They are fetched by hand, as a browser lays it out anew for each font that it has loaded by itself, before it is in use.
 */
export async function bringFonts(): Promise<void> {
  try {
    const fonts = [
      bringFont('Figtree', text, '400 650'),
      bringFont('Bricolage Grotesque', headings, '700'),
    ];
    for (const font of await Promise.all(fonts)) document.fonts.add(font);
  } catch {
    // Those of the device stay.
  }
}

async function bringFont(family: string, url: string, weight: string): Promise<FontFace> {
  const answer = await fetch(url);
  return new FontFace(family, await answer.arrayBuffer(), { weight });
}
