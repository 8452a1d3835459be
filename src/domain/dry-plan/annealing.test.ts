import { expect, test } from 'vitest';
import { Annealing } from './annealing.ts';

/** Chances with these draws. */
function chanceOf(warmth: number, ...draws: number[]): Annealing {
  const chance = new Annealing(() => draws.shift() ?? 0.999);
  chance.warmth = warmth;
  return chance;
}

test('a change that costs nothing is taken without a draw', () => {
  const chance = chanceOf(0, 0.7);
  expect([chance.isTaken(-3), chance.isTaken(0), chance.isTaken(1e-9)]).toEqual([true, true, true]);
  expect(chance.random()).toBe(0.7);
});

test('one for the worse is taken the more seldom the worse it is and the cooler', () => {
  // As many points as warmth: 37 in a hundred; twice as many: 13 in a hundred.
  expect([chanceOf(2, 0.367).isTaken(2), chanceOf(2, 0.368).isTaken(2)]).toEqual([true, false]);
  expect([chanceOf(1, 0.135).isTaken(2), chanceOf(1, 0.136).isTaken(2)]).toEqual([true, false]);
  expect([chanceOf(0, 0.001).isTaken(1), chanceOf(0, 0.001).isTaken(0.5)]).toEqual([false, false]);
});

test('whole numbers are drawn from nothing to below a limit', () => {
  const chance = chanceOf(1, 0, 0.24, 0.25, 0.99);
  expect([1, 2, 3, 4].map(() => chance.below(4))).toEqual([0, 0, 1, 3]);
});
