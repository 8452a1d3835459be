import { expect, test } from 'vitest';
import type { CapacityDay } from './capacity-days.ts';
import { isOverCapacity, nextDayOver, overCapacity, percentUsed } from './over-capacity.ts';

const day = (germUsed: number, growUsed: number, more: Partial<CapacityDay> = {}): CapacityDay => ({
  dateISO: '2026-11-26',
  germUsed,
  germCapacity: 28,
  growUsed,
  growCapacity: 52,
  ...more,
});

test('57 trays for 52 grow slots are over by 5', () => {
  expect(overCapacity(day(11, 57))).toEqual({ germination: 0, grow: 5 });
});

test('a full rack is not over capacity', () => {
  expect(isOverCapacity(day(28, 52))).toBe(false);
  expect(isOverCapacity(day(29, 0))).toBe(true);
});

test('the next day that will not fit is the first one over capacity', () => {
  const late = day(30, 0, { dateISO: '2026-11-28' });
  expect(nextDayOver([day(0, 52), late, day(0, 60)])).toBe(late);
  expect(nextDayOver([day(0, 52)])).toBeNull();
});

test('nothing is missing on racks that the farm does not have', () => {
  expect(isOverCapacity(day(3, 0, { germCapacity: 0 }))).toBe(false);
  expect(percentUsed(3, 0)).toBeNull();
});

test('the part that is used is not capped', () => {
  expect(percentUsed(25, 20)).toBe(125);
});

test('one tray too many is over capacity, on either kind of rack and also with a single slot', () => {
  expect(isOverCapacity(day(0, 53))).toBe(true);
  expect(overCapacity(day(2, 0, { germCapacity: 1 }))).toEqual({ germination: 1, grow: 0 });
  expect(overCapacity(day(0, 51))).toEqual({ germination: 0, grow: 0 });
  expect(percentUsed(1, 1)).toBe(100);
});
