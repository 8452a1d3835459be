import { expect, test } from 'vitest';
import { dryerTotals, newDryer } from '#domain/capacity/freeze-dryers.ts';
import { dryersOfDrafts } from './dryer-draft.ts';

const dryer = newDryer([]);

test('a dryer comes back from its draft as it was', () => {
  expect(dryersOfDrafts([dryer])).toEqual([dryer]);
});

test('emptied numbers are 0, an emptied cycle a day, an emptied name the usual one', () => {
  const emptied = { ...dryer, label: ' ', shelves: null, cycleDays: null, shelfMaxOz: null };
  expect(dryersOfDrafts([emptied])).toEqual([
    { id: 'fd-1', label: 'Freeze Dryer 1', shelves: 0, cycleDays: 1, shelfMaxOz: 0 },
  ]);
});

test('a cycle of 0 days counts as one day while it is typed', () => {
  const dryers = dryersOfDrafts([{ ...dryer, cycleDays: 0 }]);
  expect(dryerTotals(dryers)).toEqual({ dryers: 1, shelves: 7, maxOz: 112, perDay: null });
});
