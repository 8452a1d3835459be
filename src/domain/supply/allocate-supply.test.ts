import { expect, test } from 'vitest';
import { aLot } from '#tests/support/builders/supply-builders.ts';
import type { DayClaim } from './variety-supply.ts';
import { allocateSupply } from './allocate-supply.ts';

const TODAY = '2025-03-10';
const march = (day: number): string => `2025-03-${day}`;

/** A lot of a day, cut on that day unless another is named. */
const lot = (day: number, oz: number, cut = day) =>
  aLot({ id: `${day}/${cut}`, dayISO: march(day), cutISO: march(cut), oz });
const claim = (day: number, oz: number, more: Partial<DayClaim> = {}): DayClaim => ({
  dayISO: march(day),
  deliveryISO: march(day),
  oz,
  isTaken: false,
  ...more,
});

function walk(lots: ReturnType<typeof lot>[], claims: DayClaim[]) {
  const { claims: served, leftOz, carriedInOz } = allocateSupply({ lots, claims }, TODAY);
  return {
    got: served.map(({ gotOz }) => gotOz),
    left: Object.fromEntries(leftOz),
    carried: Object.fromEntries([...carriedInOz].map(([day, oz]) => [day.slice(8), oz])),
  };
}

test('who is first is served first, from the lots of the day in their order', () => {
  expect(walk([lot(14, 8, 13), lot(14, 8)], [claim(14, 10), claim(14, 10)])).toEqual({
    got: [10, 6],
    left: { '14/13': 0, '14/14': 0 },
    carried: { 14: 0 },
  });
  expect(walk([lot(14, 8, 13), lot(14, 8)], [claim(14, 10)]).left).toEqual({
    '14/13': 0,
    '14/14': 6,
  });
});

test('what is left serves the day after it, the older first, and no day more than it is asked for', () => {
  expect(walk([lot(14, 8), lot(15, 8)], [claim(14, 3), claim(15, 7)])).toEqual({
    got: [3, 7],
    left: { '14/14': 0, '15/15': 6 },
    carried: { 14: 0, 15: 5 },
  });
  // It goes on from day to day as long as something is claimed.
  expect(walk([lot(14, 9)], [claim(14, 3), claim(15, 2), claim(16, 5)])).toMatchObject({
    got: [3, 2, 4],
    carried: { 15: 6, 16: 4 },
  });
});

test('nothing moves over a day on which nothing is claimed, or over a gap', () => {
  expect(walk([lot(14, 8), lot(15, 8)], [claim(16, 3)])).toMatchObject({
    got: [3],
    left: { '14/14': 8, '15/15': 5 },
    carried: { 14: 0, 15: 0, 16: 8 },
  });
  expect(walk([lot(14, 8)], [claim(16, 3)])).toMatchObject({ got: [0], carried: { 16: 0 } });
});

test('no delivery is served from a later harvest, unless a delivery change says so or it is past', () => {
  const late = [lot(14, 8, 15)];
  expect(walk(late, [claim(14, 3)]).got).toEqual([0]);
  expect(walk(late, [claim(14, 3, { deliveryISO: march(15) })]).got).toEqual([3]);
  expect(walk(late, [claim(14, 3, { isTaken: true })]).got).toEqual([3]);
  expect(walk(late, [claim(14, 3, { deliveryISO: '2025-03-09' })]).got).toEqual([3]);
  expect(walk(late, [claim(14, 3, { deliveryISO: TODAY })]).got).toEqual([0]);
  // The next lot of the day may serve it.
  expect(walk([lot(14, 8, 15), lot(14, 2)], [claim(14, 3)])).toMatchObject({
    got: [2],
    left: { '14/15': 8, '14/14': 0 },
  });
});
