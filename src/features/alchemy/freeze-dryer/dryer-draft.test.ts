import { expect, test } from 'vitest';
import { newDryer } from '#domain/capacity/capacity.ts';
import { dryersOfDrafts } from './dryer-fields.tsx';

const dryer = newDryer([]);

test('emptied numbers are 0, an emptied cycle a day, an emptied name the usual one', () => {
  const emptied = { ...dryer, label: ' ', shelves: null, cycleDays: null, shelfMaxOz: null };
  expect(dryersOfDrafts([emptied])).toEqual([
    { id: 'fd-1', label: 'Freeze Dryer 1', shelves: 0, cycleDays: 1, shelfMaxOz: 0 },
  ]);
});
