import { createElement } from 'react';
import { organisation } from '../../../src/content/organisation.ts';
import { PreviewPicture } from '../../../src/drawing/preview.tsx';
import { drawSvg } from '../../pictures/draw.ts';
import { pngOf } from '../../pictures/raster.ts';
import { loadTheme } from '../../theme/theme.ts';
import { fitTitle } from './fit-title.ts';
import { loadDisplayTypeface, loadTextTypeface, type Typeface } from './text-outline.ts';

/** What the preview of a page, the picture that a link to it shows in a chat, is made from. */
export interface Preview {
  /** The name of the page's folder, such as `blog-post`. */
  id: string;
  path: string;
  title: string;
  /** A line above the title, such as the category of a post. */
  kicker?: string;
}

/** Few colours keep a preview below 100 KB, above which WhatsApp may leave it out. */
const quality = 50;

let tools: ReturnType<typeof loadTools> | undefined;

/** Draws the preview of a page as a PNG picture of 1200 by 630 pixels. */
export async function drawPreview({ id, path, title, kicker }: Preview): Promise<Buffer> {
  tools ??= loadTools();
  const { display, text, theme } = await tools;
  try {
    const picture = createElement(PreviewPicture, {
      id,
      path,
      name: lineOf(organisation.name, display),
      setTitle: (room) => fitTitle(title, room, display),
      ...(kicker && { kicker: lineOf(kicker, text) }),
    });
    return await pngOf(drawSvg(picture, theme, `preview of ${path}`), quality);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`The preview of the page ${path} could not be drawn. ${reason}`, {
      cause: error,
    });
  }
}

function lineOf(words: string, { pathOf, widthOf }: Typeface) {
  return { path: pathOf(words), width: widthOf(words) };
}

/** What all previews need. */
async function loadTools() {
  const [display, text, { light }] = await Promise.all([
    loadDisplayTypeface(),
    loadTextTypeface(),
    loadTheme(),
  ]);
  // A picture in a chat does not follow the visitor's scheme.
  return { display, text, theme: { light, dark: {} } };
}
