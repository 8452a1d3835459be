import { expect, test } from 'vitest';
import { freshFarm } from '#state/document/fresh-farm.ts';
import { dryerTotals, newDryer } from './capacity.ts';
import { saveCapacity } from './save-capacity.ts';

const { capacity } = freshFarm();

test('parts that are not saved stay the very same', () => {
  const saved = saveCapacity(capacity, { trayInventory: { withHoles: 60, withoutHoles: 90 } });
  expect(saved).toEqual({ ...capacity, trayInventory: { withHoles: 60, withoutHoles: 90 } });
  expect(saved.racks).toBe(capacity.racks);
});

test('tray counts, shelves and weights become whole and never fall below 0', () => {
  const countsOf = (withHoles: number, withoutHoles: number) =>
    saveCapacity(capacity, { trayInventory: { withHoles, withoutHoles } }).trayInventory;
  expect(countsOf(-4, 12.7)).toEqual({ withHoles: 0, withoutHoles: 12 });
  expect(countsOf(12.7, -4)).toEqual({ withHoles: 12, withoutHoles: 0 });
  const freezeDryers = [{ id: 'fd-1', label: ' Big ', shelves: 4.5, cycleDays: 0, shelfMaxOz: -1 }];
  expect(saveCapacity(capacity, { freezeDryers }).freezeDryers).toEqual([
    { id: 'fd-1', label: 'Big', shelves: 4, cycleDays: 1, shelfMaxOz: 0 },
  ]);
  const none = [{ id: 'fd-1', label: '', shelves: -1, cycleDays: 2, shelfMaxOz: 12.5 }];
  expect(saveCapacity(capacity, { freezeDryers: none }).freezeDryers).toMatchObject([
    { shelves: 0, cycleDays: 2, shelfMaxOz: 12 },
  ]);
  const racks = capacity.racks.map((rack) => ({
    ...rack,
    shelves: rack.shelves.map((shelf) => ({ ...shelf, capacity: -1 })),
  }));
  const shelves = saveCapacity(capacity, { racks }).racks.flatMap((rack) => rack.shelves);
  expect(new Set(shelves.map((shelf) => shelf.capacity))).toEqual(new Set([0]));
});

test.each([
  [0, 1],
  [61, 60],
  [7.9, 7],
  [Number.POSITIVE_INFINITY, 14],
  [Number.NaN, 14],
])('a window of %s days is one of %s', (windowDays, days) => {
  expect(saveCapacity(capacity, { options: { windowDays } }).options.windowDays).toBe(days);
});

test('a new dryer has seven shelves of 16 oz, emptied every day, and the next number', () => {
  const first = { id: 'fd-1', label: 'Freeze Dryer 1' };
  expect(newDryer([])).toEqual({ ...first, shelves: 7, cycleDays: 1, shelfMaxOz: 16 });
  expect(newDryer(['fd-1', 'fd-4']).label).toBe('Freeze Dryer 5');
});

test('two new dryers hold 14 shelves and 224 oz', () => {
  const dryers = [newDryer([]), newDryer(['fd-1'])];
  expect(dryerTotals(dryers)).toEqual({ dryers: 2, shelves: 14, maxOz: 224, perDay: null });
});

test('the weight is summed dryer by dryer, and a slow dryer counts for less a day', () => {
  const slow = { ...newDryer([]), shelves: 4, cycleDays: 2, shelfMaxOz: 10 };
  expect(dryerTotals([newDryer([]), slow])).toEqual({
    dryers: 2,
    shelves: 11,
    maxOz: 152,
    perDay: { shelves: 9, maxOz: 132 },
  });
  expect(dryerTotals([])).toEqual({ dryers: 0, shelves: 0, maxOz: 0, perDay: null });
});
