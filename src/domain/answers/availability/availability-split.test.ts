import { expect, test } from 'vitest';
import { aVariety } from '#tests/support/builders/builders.ts';
import { aLedger, aLot } from '#tests/support/builders/supply-builders.ts';
import type { SupplyLot } from '#domain/supply/variety-supply.ts';
import { lastCutDay, lotsFor } from './availability-split.ts';

const PEA = aVariety({ id: 'pea', shelfLifeDays: 3 });
const march = (day: number) => `2025-03-${String(day).padStart(2, '0')}`;

/** Ounces cut on a day, some of them free. */
const cut = (day: number, leftOz: number, freeOz = leftOz, more: Partial<SupplyLot> = {}) =>
  aLot({
    id: `pea|${march(day)}`,
    dayISO: march(day),
    cutISO: march(day),
    leftOz,
    freeOz,
    ...more,
  });

/** A delivery of 3/14 whose own harvest is that of the 13th, asked for on the 10th. */
const DAYS = { dateISO: march(14), harvestISO: march(13), today: march(10) };
const left = ({ leftOz }: SupplyLot) => leftOz;
const daysOf = (lots: readonly SupplyLot[], days = DAYS) =>
  lotsFor({ variety: PEA, oz: 8 }, days, aLedger(lots), left).map(({ dayISO }) => dayISO.slice(8));

test('lots are used that are cut up to the harvest day and still fresh, those cut first first', () => {
  const lots = [13, 9, 10, 14, 12, 11].map((day) => cut(day, 5));
  expect(daysOf(lots)).toEqual(['11', '12', '13']);
});

test('nothing is not worth cutting, and nothing is taken of what is late', () => {
  expect(daysOf([cut(12, 0), cut(13, 0.01)])).toEqual(['13']);
  expect(daysOf([cut(12, 0.2, 0.2, { state: 'late' }), cut(13, 5, 5, { state: 'cut' })])).toEqual([
    '13',
  ]);
});

test('a harvest whose day is over is harvested today, and never after the delivery', () => {
  expect(lastCutDay(DAYS)).toBe(march(13));
  expect(lastCutDay({ ...DAYS, today: march(14) })).toBe(march(14));
  expect(lastCutDay({ ...DAYS, dateISO: march(12) })).toBe(march(12));
});
