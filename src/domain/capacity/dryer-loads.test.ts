import { expect, test } from 'vitest';
import type { CapacityDemand, FreezeDryer } from './capacity.ts';
import { dryerUses } from './dryer-loads.ts';

const dryer = (shelves: number, cycleDays: number): FreezeDryer => ({
  id: `d${shelves}`,
  label: '',
  shelves,
  cycleDays,
  shelfMaxOz: 40,
});
const load = (id: string, traysNeeded: number, day: number) => ({
  day,
  demand: {
    id,
    label: id,
    varietyId: 'pea',
    traysNeeded,
    targetDate: '2025-03-14',
    priority: 'normal',
    requiresFreezeDry: true,
    ozPerTray: 8,
  } satisfies CapacityDemand,
});
/** The shelves that loads take, as `load trays from-until`. */
const shelves = (loads: readonly ReturnType<typeof load>[], ...dryers: FreezeDryer[]) =>
  dryerUses(loads, dryers)
    .filter(({ resource }) => resource === 'freezeShelves')
    .map(({ demandId, amount, from, until }) => `${demandId} ${amount} ${from}-${until}`);

test('a shelf is free again on the day after the cycle, and not before', () => {
  const other = (day: number) =>
    shelves([load('a', 4, 10), load('b', 2, day)], dryer(4, 2), dryer(5, 3)).slice(1);
  expect(other(11)).toEqual(['b 2 11-14']);
  expect(other(12)).toEqual(['b 2 12-14']);
  // A cycle that would run into the days of the next load does not fit, either.
  expect(other(9)).toEqual(['b 2 9-12']);
  expect(other(8)).toEqual(['b 2 8-10']);
});

test('loads of one day share a dryer until its shelves are taken', () => {
  const three = [load('a', 1, 10), load('b', 1, 10), load('c', 1, 10)];
  expect(shelves(three, dryer(2, 1), dryer(5, 3))).toEqual(['a 1 10-11', 'b 1 10-11', 'c 1 10-13']);
});

test('on a farm without dryers a load takes a day', () => {
  expect(shelves([load('a', 2, 10)])).toEqual(['a 2 10-11']);
});
