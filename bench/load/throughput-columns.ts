import { median } from '../report.ts';
import type { Round } from './round.ts';

/** The rounds of one case, as they followed each other; none of nginx where it cannot be had. */
export interface Measured {
  own: Round[];
  nginx: Round[];
}

interface Column {
  name: string;
  cell: (measured: Measured) => string;
}

export const columns: Column[] = [
  { name: 'own/s', cell: ({ own }) => middle(own.map(speed), 0) },
  { name: 'nginx/s', cell: ({ nginx }) => middle(nginx.map(speed), 0) },
  { name: 'ratio', cell: (measured) => middle(ratios(measured, speed), 2) },
  { name: 'own µs', cell: ({ own }) => middle(own.map(work), 0) },
  { name: 'nginx µs', cell: ({ nginx }) => middle(nginx.map(work), 0) },
  { name: 'ratio', cell: (measured) => middle(ratios(measured, ease), 2) },
  { name: 'held up', cell: heldUp },
  { name: 'errors', cell: errors },
];

function speed({ answersASecond }: Round): number {
  return answersASecond;
}

function work({ work }: Round): number {
  return work ?? Number.NaN;
}

/** The other way round, as more is better in every ratio. */
function ease(round: Round): number {
  return 1 / work(round);
}

/** Of rounds next to each other in time: what both had in common does not count. */
function ratios({ own, nginx }: Measured, figure: (round: Round) => number): number[] {
  return nginx.flatMap((round, index) => {
    const ours = own[index];
    return ours ? figure(ours) / figure(round) : [];
  });
}

/** Whom the generator could not ask as much as they could have answered. */
function heldUp({ own, nginx }: Measured): string {
  const names = Object.entries({ own, nginx })
    .filter(([, rounds]) => rounds.filter(({ isHeldUp }) => isHeldUp).length > rounds.length / 2)
    .map(([name]) => name);
  return names.join(', ') || '–';
}

function errors({ own, nginx }: Measured): string {
  return String([...own, ...nginx].reduce((sum, { errors }) => sum + errors, 0));
}

function middle(values: number[], digits: number): string {
  const known = values.filter(Number.isFinite);
  return known.length > 0 ? median(known).toFixed(digits) : '–';
}
