import type { Chart } from './band.tsx';

/** Weaving charts for bands. To make a new one, copy one and change its letters; it repeats horizontally. */

export const diamonds: Chart = {
  key: { p: 'dye-plum', s: 'dye-sun' },
  rows: ['...p......', '..ppp.....', '.ppspp..s.', '..ppp.....', '...p......'],
};

export const hills: Chart = {
  key: { l: 'dye-leaf', s: 'dye-sun' },
  rows: ['.....l......', 's...lll...ss', '...lllll....', '..lllllll...', '.lllllllll..'],
};

/** A zigzag. */
export const path: Chart = {
  key: { b: 'dye-bark', s: 'dye-sun' },
  rows: ['bb......bb', 'bbb....bbb', '.bbb..bbb.', '..bbbbbb..', 's..bbbb..s'],
};

export const waves: Chart = {
  key: { w: 'dye-lake', s: 'dye-sun' },
  rows: ['ww....ww....', 'www...www...', '.www...www..', '..www...www.', 's..www.s.www'],
};
