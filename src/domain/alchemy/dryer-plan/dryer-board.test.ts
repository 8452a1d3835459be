import { expect, test } from 'vitest';
import { DryerBoard } from './dryer-board.ts';

/** Seven trays a day, four every second day in a dryer of that pace, and loads of five that take nine days. */
const QUICK = { cycleDays: 1, trays: 7, isSlow: false };
const USUAL = { cycleDays: 2, trays: 4, isSlow: false };
const SLOW = { cycleDays: 9, trays: 5, isSlow: true };

const pea = (trays: number, by: number) => ({ order: 0, varietyId: 'pea', trays, by });

test('a day is free for what its dryers have ready by then', () => {
  const board = new DryerBoard([QUICK, USUAL, SLOW]);
  expect([10, 11, 12, 18, 19].map((by) => board.free(10, by))).toEqual([0, 7, 11, 11, 16]);
});

test('in time trays go into the slowest dryers that have them ready, late ones into the quickest', () => {
  const board = new DryerBoard([QUICK, USUAL]);
  expect(board.put(10, pea(5, 12))).toBe(5);
  expect(board.loads).toEqual([
    { order: 0, day: 10, trays: 4, ready: 12 },
    { order: 0, day: 10, trays: 1, ready: 11 },
  ]);
  const late = new DryerBoard([QUICK, USUAL]);
  expect(late.put(10, { ...pea(9, Infinity), order: 3 })).toBe(9);
  expect(late.loads).toEqual([
    { order: 3, day: 10, trays: 7, ready: 11 },
    { order: 3, day: 10, trays: 2, ready: 12 },
  ]);
  const urgent = new DryerBoard([QUICK, USUAL]);
  expect(urgent.put(10, pea(9, 11))).toBe(7);
  expect(urgent.free(10, 20)).toBe(4);
});

test('a full day takes nothing more', () => {
  const board = new DryerBoard([QUICK]);
  expect([board.put(10, pea(6, 20)), board.put(10, pea(6, 20)), board.put(10, pea(6, 20))]).toEqual(
    [6, 1, 0],
  );
  expect(board.loads).toHaveLength(2);
  expect([board.free(10, 20), board.free(11, 20)]).toEqual([0, 7]);
});

test('a slow dryer takes one load and no other until that is ready', () => {
  const board = new DryerBoard([SLOW]);
  board.put(20, pea(2, 40));
  const days = [11, 12, 20, 28, 29];
  expect(days.map((day) => board.free(day, 99))).toEqual([5, 0, 3, 0, 5]);
});

test('a day stays with one variety as long as nothing else is put in on it', () => {
  const board = new DryerBoard([QUICK]);
  expect(board.suits(10, 'pea')).toBe(true);
  board.put(10, pea(6, 20));
  expect([board.suits(10, 'pea'), board.suits(10, 'kale'), board.suits(11, 'kale')]).toEqual([
    true,
    false,
    true,
  ]);
  board.put(10, { ...pea(1, 20), varietyId: 'kale' });
  expect([board.suits(10, 'pea'), board.suits(10, 'kale')]).toEqual([false, false]);
  // What found no room is not in it.
  board.put(12, pea(7, 20));
  board.put(12, { ...pea(1, 20), varietyId: 'kale' });
  expect(board.suits(12, 'pea')).toBe(true);
});
