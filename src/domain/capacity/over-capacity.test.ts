import { expect, test } from 'vitest';
import type { CapacityDay } from './capacity-days.ts';
import { isOverCapacity, overCapacity, percentUsed } from './over-capacity.ts';

const day = (germUsed: number, growUsed: number, more: Partial<CapacityDay> = {}): CapacityDay => ({
  dateISO: '2026-11-26',
  germUsed,
  germCapacity: 28,
  growUsed,
  growCapacity: 52,
  ...more,
});

test.each([
  ['57 trays for 52 grow slots are over by 5', day(11, 57), 0, 5],
  ['one tray too many is over', day(29, 53), 1, 1],
  ['also on a single slot', day(2, 0, { germCapacity: 1 }), 1, 0],
  ['a full rack is not', day(28, 52), 0, 0],
  ['nothing is missing on racks that the farm does not have', day(3, 0, { germCapacity: 0 }), 0, 0],
])('%s', (_what, used, germination, grow) => {
  expect(overCapacity(used)).toEqual({ germination, grow });
  expect(isOverCapacity(used)).toBe(germination + grow > 0);
});

test('either kind of rack makes a day over capacity', () => {
  expect([day(29, 0), day(0, 53)].map(isOverCapacity)).toEqual([true, true]);
});

test('the part that is used is not capped, and none of nothing', () => {
  expect([percentUsed(25, 20), percentUsed(1, 1), percentUsed(3, 0)]).toEqual([125, 100, null]);
});
