import type { ReactNode } from 'react';
import type { Chart } from './chart.ts';
import { diamonds, hills, waves, path as zigzag } from './charts.ts';
import type { Colour } from './colour.ts';
import { coilOf } from './medallion.ts';
import type { Pattern } from './pattern.ts';
import { areaPatterns, greatPattern } from './patterns.ts';
import { Daybreak, FourAreas, GreatCoil, Unfinished } from './preview-baskets.tsx';

/** What tells the preview of one page from that of another. */
interface PreviewLook {
  ground: Colour;
  title: Colour;
  /** For the organisation's name and the line above the title. */
  small: Colour;
  band: Chart;
  /** What is woven beside the words. */
  basket: ReactNode;
  /** Where the title stands: its left edge is the same on all. */
  room: { width: number; height: number; bottom: number };
}

const besideCoil = { width: 600, height: 356, bottom: 540 };
const aboveHills = { width: 1064, height: 136, bottom: 302 };

const onPaper = {
  ground: 'paper',
  title: 'dye-plum',
  small: 'dye-bark',
  room: besideCoil,
} as const;
const onNight = { ground: 'night', title: 'on-night', small: 'dye-sun', room: besideCoil } as const;
const onDye = { title: 'on-night', small: 'on-night', room: besideCoil } as const;

const { srhr, climate, gender, youth } = areaPatterns;

/** With an edge that shows on a ground of the coil's own dye. */
const rimmed = (pattern: Pattern): Pattern => [...pattern, { rings: 1, base: 'fibre' }];

const looks: Record<string, PreviewLook> = {
  home: { ...onPaper, band: diamonds, basket: <GreatCoil pattern={greatPattern} /> },
  about: {
    ...onDye,
    ground: 'dye-plum',
    band: diamonds,
    basket: <GreatCoil pattern={rimmed(srhr)} />,
  },
  'focus-areas': { ...onPaper, band: zigzag, basket: <FourAreas /> },
  projects: {
    ...onDye,
    ground: 'dye-leaf',
    band: hills,
    basket: <GreatCoil pattern={rimmed(climate)} />,
  },
  blog: {
    ...onDye,
    ground: 'dye-lake',
    band: waves,
    basket: <GreatCoil pattern={rimmed(coilOf('blog'))} />,
  },
  announcements: { ...onNight, room: aboveHills, band: zigzag, basket: <Daybreak /> },
  jobs: {
    ...onDye,
    ground: 'dye-sun',
    title: 'night',
    small: 'night',
    band: waves,
    basket: <GreatCoil pattern={youth} />,
  },
  contact: {
    ...onDye,
    ground: 'dye-bark',
    band: zigzag,
    basket: <GreatCoil pattern={rimmed(gender)} />,
  },
  'not-found': { ...onNight, band: diamonds, basket: <Unfinished /> },
};

const bandsByDye: Partial<Record<Colour, Chart>> = {
  'dye-leaf': hills,
  'dye-bark': zigzag,
  'dye-lake': waves,
};

/** Posts, and pages that have no look of their own, get a coil of their own by the end of their path. */
export function previewLookOf(id: string, path: string): PreviewLook {
  return looks[id] ?? lookNamed(path.split('/').findLast(Boolean) ?? '');
}

function lookNamed(name: string): PreviewLook {
  const pattern = coilOf(name);
  const dye = pattern[0]?.base ?? 'dye-plum';
  return {
    ...onPaper,
    title: dye,
    small: dye,
    band: bandsByDye[dye] ?? diamonds,
    basket: <GreatCoil pattern={pattern} place={name.length} />,
  };
}
