import { expect, test } from 'vitest';
import { aLot } from '#tests/support/builders/supply-builders.ts';
import { reserveByLot } from './reserve-by-lot.ts';

const DAY = '2025-03-14';

/** What is kept back of a lot, when so many ounces are ordered for its day and a tenth is the buffer. */
function reserve(
  ordered: readonly number[],
  { left = 16, carried = 0, state = 'growing' as const, isTaken = false } = {},
) {
  const lot = aLot({ state });
  const claims = ordered.map((oz) => ({
    dayISO: DAY,
    deliveryISO: DAY,
    oz,
    isTaken,
    gotOz: oz,
  }));
  const walked = {
    claims,
    leftOz: new Map([[lot.id, left]]),
    carriedInOz: new Map([[DAY, carried]]),
  };
  return reserveByLot([lot], walked, 10).get(lot.id);
}

test('a tenth of what is ordered for the day is kept back', () => {
  expect(reserve([10])).toBe(1);
  expect(reserve([12, 8])).toBe(2);
  expect(reserve([])).toBe(0);
});

test('what is carried in, or taken from elsewhere, needs no buffer of this harvest', () => {
  expect(reserve([12, 8], { carried: 10 })).toBe(1);
  expect(reserve([10], { carried: 20 })).toBe(0);
  expect(reserve([10], { isTaken: true })).toBe(0);
});

test('no more is kept back than is left', () => {
  expect(reserve([12, 8], { left: 1.5 })).toBe(1.5);
});
