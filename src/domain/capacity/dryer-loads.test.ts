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

test('a tray takes a shelf and its ounces for as many days as the dryer needs, a day begun is a day', () => {
  expect(dryerUses([load('a', 3, 10)], [dryer(4, 1.5)])).toEqual([
    { demandId: 'a', varietyId: 'pea', from: 10, until: 12, resource: 'freezeShelves', amount: 3 },
    { demandId: 'a', varietyId: 'pea', from: 10, until: 12, resource: 'freezeOunces', amount: 24 },
  ]);
});

test('the quickest dryer is filled first, the rest goes into the next', () => {
  expect(shelves([load('a', 6, 10)], dryer(5, 3), dryer(4, 1))).toEqual(['a 4 10-11', 'a 2 10-13']);
  expect(shelves([load('a', 4, 10)], dryer(5, 3), dryer(4, 1))).toEqual(['a 4 10-11']);
});

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

test('what finds no shelf stands in the quickest dryer beyond its shelves, and takes them from others', () => {
  expect(shelves([load('a', 9, 10)], dryer(5, 3), dryer(3, 2))).toEqual([
    'a 3 10-12',
    'a 5 10-13',
    'a 1 10-12',
  ]);
  expect(shelves([load('a', 0, 10)], dryer(5, 3))).toEqual([]);
});

test('on a farm without dryers a load takes a day', () => {
  expect(shelves([load('a', 2, 10)])).toEqual(['a 2 10-11']);
});
