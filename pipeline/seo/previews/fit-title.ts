import type { Room, SetTitle } from '../../../src/drawing/preview.tsx';
import { balanceLines } from './balance-lines.ts';
import type { Typeface } from './text-outline.ts';

/** More lines than this and a title is a paragraph. */
const mostLines = 5;

/** Breaks a title into the lines that let it be set largest. */
export function fitTitle(title: string, room: Room, typeface: Typeface): SetTitle {
  let best: { lines: string[]; size: number } = { lines: [], size: 0 };
  for (let count = 1; count <= mostLines; count += 1) {
    const lines = balanceLines(title, count, typeface.widthOf);
    const width = Math.max(...lines.map(typeface.widthOf));
    const height = room.lineHeight + (lines.length - 1) * room.leading;
    const size = Math.floor(Math.min(room.largest, room.width / width, room.height / height));
    if (size > best.size) best = { lines, size };
  }
  return { size: best.size, lines: best.lines.map(typeface.pathOf) };
}
