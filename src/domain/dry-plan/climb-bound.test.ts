import { expect, test } from 'vitest';
import { climbBound, type PricedBound } from './climb-bound.ts';

/** What is found for a bound of one price that is highest, 10, at a price of 10. */
function climb(more: Partial<PricedBound> & { readonly points?: number } = {}): number[] {
  const boundOf = (prices: Float64Array, slope: Float64Array): number => {
    const [price = 0] = prices;
    slope[0] = price < 10 ? 1 : -1;
    return Math.min(price, 20 - price);
  };
  const priced = {
    prices: Float64Array.of(0),
    scales: Float64Array.of(1),
    boundOf,
    work: 1,
    ...more,
  };
  return [...climbBound(priced, more.points ?? 10)];
}

test('the best bound so far is told, and comes close to the highest', () => {
  const found = climb();
  expect(found).toEqual(found.toSorted((a, b) => a - b));
  expect(found[0]).toBe(0);
  expect(found.at(-1)).toBeGreaterThan(9.5);
  expect(found.at(-1)).toBeLessThanOrEqual(10);
});

test('the longer a round takes the fewer there are, and where they would be too few none is begun', () => {
  // A bound that rises without end: no round is the last one by itself.
  const rising = (prices: Float64Array, slope: Float64Array): number => {
    slope[0] = 1;
    return prices[0] ?? 0;
  };
  const calls = (work: number) => climb({ boundOf: rising, work, points: 1e9 }).length;
  expect(calls(8_000_000)).toBeGreaterThan(20);
  expect(calls(1)).toBeGreaterThan(calls(8_000_000));
  expect(calls(1)).toBeLessThanOrEqual(91);
  expect(climb({ work: 10_000_000_000 })).toEqual([]);
});

test('it ends where no price matters any more', () => {
  const flat = (_: Float64Array, slope: Float64Array): number => {
    slope[0] = 0;
    return 7;
  };
  expect(climb({ boundOf: flat })).toEqual([7, 7]);
});

test('a price never falls below nothing', () => {
  const prices = Float64Array.of(3);
  const falling = (own: Float64Array, slope: Float64Array): number => {
    slope[0] = -1;
    return 50 - (own[0] ?? 0);
  };
  const found = climb({ prices, boundOf: falling, points: 60 });
  expect(found.at(-1)).toBe(50);
  expect(prices[0]).toBe(0);
});

test('the first step aims at a tenth of what is missing, the dearer a price the further it goes', () => {
  const prices = Float64Array.of(20, 1, 5);
  const rising = (_: Float64Array, slope: Float64Array): number => {
    slope.fill(1);
    return 0;
  };
  // The last price has no scale: it stays.
  const scales = Float64Array.of(1, 1, 0);
  const rounds = climbBound({ prices, scales, boundOf: rising, work: 8_000_000 }, 100);
  rounds.next();
  expect([...prices]).toEqual([20, 1, 5]);
  rounds.next();
  // 100 points are missing: both go 10 together, by (20 + 1) : (1 + 1).
  expect(prices[0]).toBeCloseTo(20 + (10 * 21) / 23, 6);
  expect(prices[1]).toBeCloseTo(1 + (10 * 2) / 23, 6);
  expect(prices[2]).toBe(5);
});
