import type { Colour } from './colour.ts';

/** A weaving chart: rows of equal length, each letter a stitch in the colour the key gives it, a dot the ground. */
export interface Chart {
  rows: string[];
  key: Record<string, Colour>;
}

/** Which stitches have a colour, as one path of unit squares a colour: runs of the same letter are drawn in one go. */
export function pathsOf({ rows, key }: Chart): { colour: Colour; path: string }[] {
  return Object.entries(key).map(([letter, colour]) => ({
    colour,
    path: rows.map((row, y) => runsOf(row, letter, y)).join(''),
  }));
}

function runsOf(row: string, letter: string, y: number): string {
  const runs = row.matchAll(new RegExp(`${letter}+`, 'g'));
  return Array.from(runs, ({ 0: run, index }) => {
    return `M${index} ${y}h${run.length}v1h-${run.length}z`;
  }).join('');
}
