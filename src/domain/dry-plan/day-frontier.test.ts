import { expect, test } from 'vitest';
import { aModelOfSingleTrays } from '#tests/support/builders/dry-model-builders.ts';
import { DayFrontier } from './day-frontier.ts';
import type { DayState } from './day-state.ts';
import { waitingTrays } from './waiting-trays.ts';

const trays = waitingTrays(aModelOfSingleTrays([20]), () => 1);

function aState(more: Partial<DayState>): DayState {
  return {
    least: 0,
    points: 0,
    key: 0,
    waiting: [[]],
    places: [[]],
    placeCount: 0,
    freeBy: new Int32Array(1),
    steps: null,
    choice: null,
    ...more,
  };
}

const aFrontier = (width: number, places: number) =>
  new DayFrontier(aState({}), trays, { width, places: new Int32Array(21).fill(places) });

test('of two ways to what waits the cheaper one goes on', () => {
  const frontier = aFrontier(10, 0);
  frontier.put(7, aState({ points: 30 }));
  expect(frontier.wants(7, 31, 0)).toBe(false);
  expect(frontier.wants(7, 29, 0)).toBe(true);
  // As cheap, but known to cost more in the end.
  expect(frontier.wants(7, 30, 1)).toBe(true);
  expect(frontier.wants(7, 30, 0)).toBe(false);
  expect(frontier.wants(8, 31, 0)).toBe(true);
});

test('where there is room for all of them all go on, and nothing was left out', () => {
  const frontier = aFrontier(3, 0);
  for (const key of [1, 2, 3]) frontier.put(key, aState({ least: key }));
  frontier.next(20);
  expect(frontier.states.map(({ least }) => least)).toEqual([1, 2, 3]);
  expect(frontier.isWhole).toBe(true);
});

test('else the most promising go on', () => {
  const frontier = aFrontier(20, 0);
  for (let key = 0; key < 60; key += 1) frontier.put(key, aState({ least: 60 - key }));
  frontier.next(20);
  expect(frontier.states.map(({ least }) => least)).toEqual(
    Array.from({ length: 20 }, (_, at) => at + 1),
  );
  expect(frontier.isWhole).toBe(false);
});

test('of states with other numbers of places for late trays some go on, fewer the further they are from the known plan', () => {
  const frontier = aFrontier(64, 2);
  for (let key = 0; key < 300; key += 1) {
    frontier.put(key, aState({ least: Math.floor(key / 3), placeCount: 2 + (key % 3) }));
  }
  frontier.next(20);
  const counts = [2, 3, 4].map(
    (count) => frontier.states.filter(({ placeCount }) => placeCount === count).length,
  );
  // A half, a quarter and an eighth; the eight that are left are the next of those with the fewest.
  expect(counts).toEqual([32, 16, 8 + 8]);
});
