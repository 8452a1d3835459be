import { expect, test } from 'vitest';
import { aFarm, aTask, aVariety } from '#tests/support/builders/builders.ts';
import { aDryLoad } from '#tests/support/builders/dry-load-builders.ts';
import type { DryLoad } from '../../drying/dry-load.ts';
import { moveWarnings } from './move-warnings.ts';

/** A Monday; pea is ripe after twelve days, on Saturday 3/22. */
const TODAY = '2025-03-10';
const DRYER = { id: 'fd-1', label: 'Freeze Dryer 1', shelves: 7, cycleDays: 2, shelfMaxOz: 16 };
const LOAD = aDryLoad({ startISO: '2025-03-24', cycleDays: 2 });

function warnings(day: string, others: readonly DryLoad[] = [], touched: readonly string[] = []) {
  const tasks = touched.map((cycleKey) => aTask({ cycleKey, done: true }));
  const farm = aFarm({ varieties: [aVariety({ daysToHarvest: 12 })], tasks });
  const capacity = { freezeDryers: [DRYER] };
  return moveWarnings({ ...farm, capacity, dryLoads: [LOAD, ...others] }, LOAD, day, TODAY);
}

test('moving a load to a day when its dryer is in use gives a warning', () => {
  const other = aDryLoad({ startISO: '2025-03-27', cycleDays: 2 });
  const taken = 'Freeze Dryer 1 is taken: Pea 7, from Thu 3/27, ready Sat 3/29.';
  const told = (day: string, more: Partial<DryLoad> = {}) => warnings(day, [{ ...other, ...more }]);
  // In its dryer for two days, it may be out on the morning of the other, and go in when that is.
  expect([told('2025-03-25'), told('2025-03-29')]).toEqual([[], []]);
  expect([told('2025-03-26'), told('2025-03-28')]).toEqual([[taken], [taken]]);
  expect(told('2025-03-28', { status: 'RUNNING' })).toEqual([taken]);
  // What is out of it, given up, or in another dryer is not in the way.
  expect(told('2025-03-28', { status: 'DONE' })).toEqual([]);
  expect(told('2025-03-28', { status: 'CANCELLED' })).toEqual([]);
  expect(told('2025-03-28', { dryerId: 'fd-2' })).toEqual([]);
});

test('moving a load to a day before its greens are ready gives a warning', () => {
  expect(warnings('2025-03-22')).toEqual([]);
  expect(warnings('2025-03-21')).toEqual(['Pea can’t be ready before Sat 3/22.']);
  // Others grow for that day already.
  expect(warnings('2025-03-21', [], ['pea|2025-03-21'])).toEqual([]);
  // Its own are in the ground: they are cut on their day.
  expect(warnings('2025-03-23', [], ['pea|2025-03-24'])).toEqual([
    'Pea is harvested Mon 3/24, after that day.',
  ]);
  expect(warnings('2025-03-25', [], ['pea|2025-03-24'])).toEqual([]);
});
