import { expect, test } from 'vitest';
import { team } from '../content/team.ts';
import { medallionOf } from './medallion.ts';

test('a name always gives the same coil', () => {
  expect(medallionOf('Joan Nabirye')).toEqual(medallionOf('Joan Nabirye'));
});

test('no two people of the team wear the same one', () => {
  const coils = team.map(({ name }) => JSON.stringify(medallionOf(name)));
  expect(new Set(coils).size).toBe(team.length);
});
