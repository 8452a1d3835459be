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

/** The prices that are tried one after the other, from the first on, for so many points of the best known plan. */
function triedPrices(
  rounds: number,
  points: number,
  boundOf: PricedBound['boundOf'],
  { first = 0, scale = 1 } = {},
): number[] {
  const prices = Float64Array.of(first);
  const scales = Float64Array.of(scale);
  const calls = climbBound({ prices, scales, boundOf, work: 8_000_000 }, points);
  return Array.from({ length: rounds }, () => {
    calls.next();
    return prices[0] ?? 0;
  });
}

/** A bound that is as high as the price. */
const asHigh = (prices: Float64Array, slope: Float64Array): number => {
  slope[0] = 1;
  return prices[0] ?? 0;
};

const expectClose = (found: readonly number[], expected: readonly number[]): void => {
  expect(found).toHaveLength(expected.length);
  found.forEach((each, at) => expect(each).toBeCloseTo(expected[at] ?? NaN, 4));
};

test('a step that promises more than three tenths of what is missing is followed by shorter ones', () => {
  // 30 are missing at 70: the next step is four fifths of ten, and so on.
  const expected = [0, 10, 20, 30, 40, 50, 60, 70, 80, 88, 94.4, 99.52];
  expectClose(triedPrices(12, 100, asHigh), expected);
});

test('a step that promises less than a twentieth of it is followed by longer ones', () => {
  // From ten on the bound rises by four tenths of the price.
  const bent = (prices: Float64Array, slope: Float64Array): number => {
    const [price = 0] = prices;
    slope[0] = price < 10 ? 1 : 0.4;
    return price < 10 ? price : 10 + 0.4 * (price - 10);
  };
  // Steps of 10, 10, 13, 16.9, 21.97, each by four tenths after the first.
  expectClose(triedPrices(6, 100, bent), [0, 10, 14, 19.2, 25.96, 34.748]);
});

test('where next to nothing comes true the prices stay, and the next round knows better', () => {
  const peak = (prices: Float64Array, slope: Float64Array): number => {
    const [price = 0] = prices;
    slope[0] = price < 10 ? 1 : -1;
    return Math.min(price, 20 - price);
  };
  // At 20 the bound is as low as at 0. The second slope allows 20 too much there: where both meet it is 10.
  expectClose(triedPrices(3, 200, peak), [0, 20, 10]);
  expectClose(triedPrices(3, 190, peak), [0, 19, 10]);
});

test('at least a point counts as missing, in whatever scale the price is', () => {
  expectClose(triedPrices(4, 0, asHigh), [0, 0.1, 0.2, 0.3]);
  expectClose(triedPrices(3, 5, asHigh, { first: 5 }), [5, 5.1, 5.2]);
  expectClose(triedPrices(2, 100, asHigh, { scale: 0.5 }), [0, 10]);
});

test('there are 700 rounds at most and 20 at least, told in 90 parts at most', () => {
  const rounds = (work: number): readonly [asked: number, told: number] => {
    let asked = 0;
    const boundOf: PricedBound['boundOf'] = (prices, slope) => {
      asked += 1;
      return asHigh(prices, slope);
    };
    const told = climb({ boundOf, work, points: 1e9 }).length;
    return [asked, told];
  };
  // A quarter of a second: 30 rounds, 20, and one less.
  expect(rounds(250_000_000 / 30)).toEqual([30, 30]);
  expect(rounds(12_500_000)).toEqual([20, 20]);
  expect(rounds(12_500_001)).toEqual([0, 0]);
  expect(rounds(1)[0]).toBe(700);
  // 91 rounds are told by two, before each second one but the first, and in the end.
  expect(rounds(2_747_252)).toEqual([91, 46]);
});
