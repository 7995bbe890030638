import type { Colour } from './colour.ts';
import type { Motif, Pattern, Zone } from './pattern.ts';

/** Colours dark enough for light letters on them. */
const dyes: Colour[] = ['dye-plum', 'dye-leaf', 'dye-bark', 'dye-lake'];

const duties: Motif['duty'][] = [
  [0.2, 0.7, 0.2],
  [0.15, 0.6],
  [0.7, 0.2],
  [0.5, 0.5, 0.25, 0.5],
];

/** A coil generated from a name: the same name always gives the same coil. Its centre is plain, for initials. */
export function initialsCoil(name: string): Pattern {
  const choose = chooserFor(name);
  const dye = choose(dyes);
  return [
    { rings: 7, base: dye },
    beads(dye, choose),
    figure(dye, 5, choose([9, 12, 14, 16, 18]), choose),
    { rings: 1, base: dye },
  ];
}

/** The same with the figure in the centre. */
export function generatedCoil(name: string): Pattern {
  const choose = chooserFor(name);
  const dye = choose(dyes);
  return [
    { rings: 2, base: dye },
    figure(dye, 6, choose([6, 7, 8, 9, 10]), choose),
    beads(dye, choose),
    { rings: 1, base: dye },
  ];
}

type Choose = <Choice>(choices: Choice[]) => Choice;

function beads(dye: Colour, choose: Choose): Zone {
  return {
    rings: 1,
    base: 'dye-sun',
    motifs: [{ colour: dye, count: choose([24, 30, 36]), duty: [0.5] }],
  };
}

function figure(dye: Colour, rings: number, count: number, choose: Choose): Zone {
  const duty = choose(duties);
  const twist = choose([0, 0.12, -0.12]);
  return { rings, base: 'fibre', motifs: [{ colour: dye, count, duty, twist }] };
}

/** Pseudo-random choices, seeded with the name. */
function chooserFor(name: string): Choose {
  let seed = 7;
  for (const letter of name) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return (choices) => {
    seed = (seed * 7_919 + 104_729) % 1_000_003;
    const choice = choices[seed % choices.length];
    if (choice === undefined) throw new Error('There is nothing to choose from.');
    return choice;
  };
}
