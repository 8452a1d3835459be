import { expect, test } from 'vitest';
import { aSeedIntake } from '#tests/support/builders/report-builders.ts';
import { lastIntakeOfLot, isAutoSeedUsage, latestSeed } from './latest-seed.ts';
import { seedUsage } from './seed-on-hand.ts';

const booking = (id: string, day: number) =>
  aSeedIntake({ id, atISO: `2026-11-${String(day).padStart(2, '0')}T08:00:00.000Z`, pounds: 1 });

test('the latest bookings come first, the last one made of an instant before the others', () => {
  const bookings = [booking('b', 3), booking('a', 9), booking('c', 3), booking('d', 2)];
  expect(latestSeed(bookings, 3).map(({ id }) => id)).toEqual(['a', 'c', 'b']);
  expect(latestSeed(bookings, 9)).toHaveLength(4);
});

test('what the app booked for planted trays is told from what people booked', () => {
  const use = { varietyId: 'pea', dateISO: '2025-06-02', deltaTrays: 3, gramsPerTray: 140 };
  expect(isAutoSeedUsage(seedUsage(use, 'seed_1', '2025-06-02T17:00:00.000Z'))).toBe(true);
  expect(isAutoSeedUsage(booking('a', 1))).toBe(false);
});

test('a lot is known by its code, whatever the case, for its own variety', () => {
  const lot = { code: 'RB-2291', supplier: '', germinationPercent: null, bestBefore: null };
  const bookings = [{ ...booking('a', 1), lot }, { ...booking('c', 4), lot }, booking('b', 9)];
  expect(lastIntakeOfLot(bookings, 'pea', ' rb-2291 ')?.id).toBe('c');
  expect(lastIntakeOfLot(bookings, 'kale', 'RB-2291')).toBeNull();
  expect(lastIntakeOfLot(bookings, 'pea', '')).toBeNull();
});
