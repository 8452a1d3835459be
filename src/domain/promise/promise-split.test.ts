import { expect, test } from 'vitest';
import { aVariety } from '#tests/support/builders/builders.ts';
import { aLedger, aLot } from '#tests/support/builders/supply-builders.ts';
import type { SupplyLot } from '#domain/supply/supply-lot.ts';
import { lastCutDay, lotsFor } from './promise-parts.ts';
import { bufferOunces, splitParts, takeFrom } from './promise-split.ts';

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

test('the harvest of the day itself is used however long before it was cut', () => {
  expect(daysOf([cut(13, 5, 5, { cutISO: march(9) }), cut(10, 5)])).toEqual(['13']);
});

test('nothing is not worth cutting, and nothing is taken of what is late', () => {
  expect(daysOf([cut(12, 0), cut(13, 0.01)])).toEqual(['13']);
  expect(daysOf([cut(12, 0.2, 0.2, { state: 'late' }), cut(13, 5, 5, { state: 'cut' })])).toEqual([
    '13',
  ]);
});

test('what cannot be cut on its day any more is cut today, and never after the delivery', () => {
  expect(lastCutDay(DAYS)).toBe(march(13));
  expect(lastCutDay({ ...DAYS, today: march(14) })).toBe(march(14));
  expect(lastCutDay({ ...DAYS, dateISO: march(12) })).toBe(march(12));
});

/** What is taken and planted of 8 oz on one way, in words. */
function split(lots: readonly SupplyLot[], isMixed: boolean, usesBuffer: boolean) {
  const [part] = splitParts([{ variety: PEA, oz: 8 }], DAYS, aLedger(lots), {
    isMixed,
    usesBuffer,
  });
  return [part?.haveOz, part?.take.map(({ oz }) => oz), part?.plantOz];
}

test('what is there in full is taken, else it is planted whole, or for the rest on a mixed way', () => {
  expect(split([cut(12, 5), cut(13, 5)], false, false)).toEqual([10, [5, 3], 0]);
  expect(split([cut(12, 8)], false, false)).toEqual([8, [8], 0]);
  expect(split([cut(12, 5)], false, false)).toEqual([5, [], 8]);
  expect(split([cut(12, 5)], true, false)).toEqual([5, [5], 3]);
  expect(split([], true, false)).toEqual([0, [], 8]);
});

test('the buffer is used on those ways alone that may use it', () => {
  expect(split([cut(12, 9, 7)], false, false)).toEqual([7, [], 8]);
  expect(split([cut(12, 9, 7)], true, false)).toEqual([7, [7], 1]);
  expect(split([cut(12, 9, 7)], false, true)).toEqual([9, [8], 0]);
});

test('lots that have nothing to give are not taken from', () => {
  const taken = takeFrom([cut(11, 0), cut(12, 5), cut(13, 5), cut(14, 5)], 10, left);
  expect(taken.map(({ lot, oz }) => [lot.dayISO, oz])).toEqual([
    [march(12), 5],
    [march(13), 5],
  ]);
});

test('of the buffer is what is taken beyond what is free, of each lot by itself', () => {
  const taken = [
    { lot: cut(12, 9, 5), oz: 7 },
    { lot: cut(13, 9, 9), oz: 4 },
  ];
  expect(bufferOunces(taken)).toBe(2);
});
