import { expect, test } from 'vitest';
import { plannedDryer } from './planned-dryer.ts';

test('a dryer told by trays and cycles a day is taken at its word', () => {
  const dryer = { name: 'Dryer 1', trays: 5, shelves: 9, cyclesPerDay: 2 };
  expect(plannedDryer(dryer)).toEqual({
    label: 'Dryer 1',
    trays: 5,
    cyclesPerDay: 2,
    shelfMaxOz: 16,
  });
});

test('a dryer without data takes 7 trays of 16 oz per day', () => {
  expect(plannedDryer({})).toEqual({ trays: 7, cyclesPerDay: 1, shelfMaxOz: 16 });
});
