import type { Chart } from './band.tsx';

/** Weaving charts for bands. To make a new one, copy one of these and change its letters: what repeats is one tile. */

/** Stepped diamonds, as on the rim of a basket. */
export const diamonds: Chart = {
  key: { p: 'dye-plum', s: 'dye-sun' },
  rows: ['...p......', '..ppp.....', '.ppspp..s.', '..ppp.....', '...p......'],
};

/** Hills, one behind the other. */
export const hills: Chart = {
  key: { l: 'dye-leaf', s: 'dye-sun' },
  rows: ['.....l......', 's...lll...ss', '...lllll....', '..lllllll...', '.lllllllll..'],
};

/** Zigzag, the path that goes up and down and arrives. */
export const path: Chart = {
  key: { b: 'dye-bark', s: 'dye-sun' },
  rows: ['bb......bb', 'bbb....bbb', '.bbb..bbb.', '..bbbbbb..', 's..bbbb..s'],
};

/** Waves, each leaning on the next. */
export const waves: Chart = {
  key: { w: 'dye-lake', s: 'dye-sun' },
  rows: ['ww....ww....', 'www...www...', '.www...www..', '..www...www.', 's..www.s.www'],
};
