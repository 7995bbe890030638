import type { FocusAreaId } from '../content/types.ts';
import type { Pattern } from './pattern.ts';

export const areaPatterns: Record<FocusAreaId, Pattern> = {
  srhr: [
    { rings: 3, base: 'dye-plum' },
    {
      rings: 8,
      base: 'fibre',
      motifs: [{ colour: 'dye-plum', count: 8, duty: [0.3, 0.5, 0.66, 0.6, 0.42] }],
    },
    {
      rings: 2,
      base: 'dye-sun',
      motifs: [{ colour: 'dye-bark', count: 32, duty: [0.5], twist: 0.5 }],
    },
    { rings: 1, base: 'dye-plum' },
  ],
  climate: [
    { rings: 2, base: 'dye-leaf' },
    {
      rings: 6,
      base: 'fibre',
      motifs: [{ colour: 'dye-leaf', count: 12, duty: [0.72, 0.5, 0.2] }],
    },
    {
      rings: 5,
      base: 'fibre',
      motifs: [
        { colour: 'dye-leaf', count: 12, duty: [0.16, 0.5, 0.84], offset: 0.5 },
        { colour: 'dye-sun', count: 12, duty: [0.2, 0.12, 0] },
      ],
    },
    { rings: 1, base: 'dye-leaf' },
  ],
  gender: [
    { rings: 1, base: 'dye-bark' },
    { rings: 1, base: 'fibre' },
    {
      rings: 4,
      base: 'fibre',
      motifs: [
        { colour: 'dye-bark', count: 10, duty: [0.5, 0.5] },
        { colour: 'dye-sun', count: 10, duty: [0.18, 0.18], offset: 0.5 },
      ],
    },
    { rings: 1, base: 'dye-bark' },
    {
      rings: 4,
      base: 'fibre',
      motifs: [{ colour: 'dye-bark', count: 20, duty: [0.34, 0.34, 0.7, 0.7] }],
    },
    { rings: 1, base: 'fibre' },
    { rings: 1, base: 'dye-bark', motifs: [{ colour: 'dye-sun', count: 40, duty: [0.4] }] },
    { rings: 1, base: 'dye-bark' },
  ],
  youth: [
    { rings: 2, base: 'dye-lake' },
    {
      rings: 11,
      base: 'fibre',
      motifs: [
        { colour: 'dye-lake', count: 9, duty: [0.46, 0.5, 0.52], twist: 0.11 },
        { colour: 'dye-sun', count: 9, duty: [0, 0.08, 0.1], twist: 0.11, offset: 0.36 },
      ],
    },
    { rings: 1, base: 'dye-lake' },
  ],
};

/** Few rings, for small sizes. */
export const logoPattern: Pattern = [
  { rings: 1, base: 'dye-plum' },
  { rings: 2, base: 'fibre', motifs: [{ colour: 'dye-plum', count: 7, duty: [0.5, 0.62] }] },
  { rings: 1, base: 'dye-sun', motifs: [{ colour: 'dye-bark', count: 21, duty: [0.5] }] },
  { rings: 1, base: 'dye-plum' },
];

/** For the home page: the colours of all four areas. */
export const greatPattern: Pattern = [
  { rings: 3, base: 'dye-plum' },
  {
    rings: 9,
    base: 'fibre',
    motifs: [
      { colour: 'dye-plum', count: 8, duty: [0.26, 0.44, 0.6, 0.66, 0.6, 0.46, 0.22] },
      { colour: 'dye-sun', count: 8, duty: [0, 0, 0.06, 0.14, 0.34, 0.54], offset: 0.5 },
    ],
  },
  {
    rings: 2,
    base: 'dye-sun',
    motifs: [{ colour: 'dye-bark', count: 48, duty: [0.5], twist: 0.5 }],
  },
  {
    rings: 8,
    base: 'fibre',
    motifs: [
      { colour: 'dye-leaf', count: 16, duty: [0.72, 0.6, 0.46, 0.3, 0.14] },
      { colour: 'dye-lake', count: 16, duty: [0, 0.1, 0.28, 0.52, 0.74], offset: 0.5 },
    ],
  },
  { rings: 1, base: 'dye-lake' },
  { rings: 1, base: 'fibre', motifs: [{ colour: 'dye-bark', count: 64, duty: [0.5] }] },
  { rings: 2, base: 'dye-plum' },
];

/** For the dark background. */
export const sunrisePattern: Pattern = [
  { rings: 3, base: 'dye-sun' },
  {
    rings: 7,
    base: 'dye-plum',
    motifs: [{ colour: 'dye-sun', count: 24, duty: [0.7, 0.4, 0.12] }],
  },
  { rings: 1, base: 'dye-bark', motifs: [{ colour: 'dye-sun', count: 72, duty: [0.5] }] },
  {
    rings: 6,
    base: 'dye-plum',
    motifs: [{ colour: 'dye-bark', count: 36, duty: [0.12, 0.5, 0.12] }],
  },
  { rings: 1, base: 'dye-sun', motifs: [{ colour: 'dye-plum', count: 108, duty: [0.4] }] },
  { rings: 1, base: 'dye-bark' },
];
