import { expect, test } from 'vitest';
import { seededRandom } from '#domain/alchemy/drying-schedule/seeded-random.ts';
import { RememberedSlopes } from './remembered-slopes.ts';

const FAR = Float64Array.of(100, 100);

test('a slope alone leads its own way', () => {
  const slopes = new RememberedSlopes(Float64Array.of(1, 1));
  slopes.add(Float64Array.of(3, -4), 0);
  expect(slopes.firstLength).toBe(25);
  slopes.lead(FAR, 1);
  expect([...slopes.ahead]).toEqual([3, -4]);
  expect(slopes.error).toBe(0);
});

test('of slopes that contradict each other only what they agree on is left', () => {
  const slopes = new RememberedSlopes(Float64Array.of(1, 1));
  slopes.add(Float64Array.of(1, 1), 0);
  slopes.add(Float64Array.of(-1, 1), 0);
  slopes.lead(FAR, 1);
  expect(slopes.ahead[0]).toBeCloseTo(0, 6);
  expect(slopes.ahead[1]).toBeCloseTo(1, 6);
});

test('a slope that allows much more than there is does not count, until the prices come near to where it was met', () => {
  const slopes = new RememberedSlopes(Float64Array.of(1, 1));
  slopes.add(Float64Array.of(1, 0), 0);
  slopes.add(Float64Array.of(-1, 0), 10);
  slopes.lead(FAR, 1);
  expect([...slopes.ahead]).toEqual([1, 0]);
  // The bound rose by 5 on the way, and the second allows no more than that any longer.
  slopes.moved(Float64Array.of(5, 0), 5);
  slopes.lead(FAR, 1);
  expect(slopes.ahead[0]).toBeCloseTo(0, 6);
});

test('where a price would fall below nothing, the others are not held back by it', () => {
  const slopes = new RememberedSlopes(Float64Array.of(1, 1));
  slopes.add(Float64Array.of(-10, 1), 0);
  slopes.add(Float64Array.of(-2, -1), 0);
  const prices = Float64Array.of(0, 100);
  // By the first price alone the second slope leads: it falls less. At nothing that does not matter.
  for (let round = 0; round < 20; round += 1) slopes.lead(prices, 1);
  expect(Math.abs(slopes.ahead[1] ?? 1)).toBeLessThan(1);
});

test('of many slopes those that say least are joined, and nothing that holds is lost', () => {
  const slopes = new RememberedSlopes(Float64Array.of(1, 1));
  // All agree on the second price.
  for (let at = 0; at < 60; at += 1) {
    slopes.add(Float64Array.of(at % 2 === 0 ? 1 + at : -1 - at, 1), 0);
    slopes.lead(FAR, 1);
  }
  expect(slopes.ahead[0]).toBeCloseTo(0, 3);
  expect(slopes.ahead[1]).toBeCloseTo(1, 6);
});

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
/** The product of two slopes in the scale of the prices. */
const times = (a: readonly number[], b: readonly number[], scales: readonly number[]): number =>
  sum(a.map((each, i) => each * (b[i] ?? 0) * (scales[i] ?? 0)));

test('no share of the way ahead could be given to another slope that promises less', () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const random = seededRandom(seed);
    const numbers = (count: number, from: number, to: number): number[] =>
      Array.from({ length: count }, () => from + random() * (to - from));
    const scales = numbers(3, 0.2, 3);
    const [step = 1] = numbers(1, 0.3, 2);
    const slopes = new RememberedSlopes(Float64Array.from(scales));
    const known: { readonly slope: number[]; error: number }[] = [];
    const prices = Float64Array.of(1e6, 1e6, 1e6);
    for (let turn = 0; turn < 6; turn += 1) {
      const slope = numbers(3, -3, 3);
      const [error = 0] = numbers(1, -1, 3);
      slopes.add(Float64Array.from(slope), error);
      known.push({ slope, error: Math.max(0, error) });
      if (turn === 3) {
        const [steps, [rise = 0]] = [numbers(3, -1, 1), numbers(1, 0, 1)];
        slopes.moved(Float64Array.from(steps), rise);
        for (const row of known)
          row.error = Math.max(0, row.error + times(row.slope, steps, [1, 1, 1]) - rise);
      }
      slopes.lead(prices, step);
      const ahead = [...slopes.ahead];
      const worth = step * times(ahead, ahead, scales) + slopes.error;
      for (const { slope: other, error: more } of known) {
        expect(step * times(ahead, other, scales) + more).toBeGreaterThan(worth - 0.02);
      }
    }
  }
});

/** Twenty slopes, each along a price of its own and so long; they share the way by the squares of their lengths. */
function twentySlopes(lengthOf: (at: number) => number, errorOf: (at: number) => number) {
  const slopes = new RememberedSlopes(new Float64Array(20).fill(1));
  for (let at = 0; at < 20; at += 1) {
    const slope = new Float64Array(20);
    slope[at] = lengthOf(at);
    slopes.add(slope, errorOf(at));
    slopes.lead(new Float64Array(20).fill(1e6), 1);
  }
  return slopes;
}

test('two slopes that are joined lead where they led, each by its share, and allow what they allowed', () => {
  const lengthOf = (at: number): number => [1, 2, 1, 3][at] ?? 1;
  const slopes = twentySlopes(lengthOf, () => 0.25);
  // Shares of one, a quarter and a ninth, together 1; a slope is as long as its share times its length.
  const all = 18 + 1 / 4 + 1 / 9;
  const expected = Array.from({ length: 20 }, (_, at) => 1 / lengthOf(at) / all);
  const check = () => {
    slopes.ahead.forEach((each, at) => expect(each).toBeCloseTo(expected[at] ?? 0, 3));
    expect(slopes.error).toBeCloseTo(0.25, 6);
  };
  check();
  // One more, which allows far too much: there is no place for it but that of the two of least share.
  slopes.add(new Float64Array(20).fill(-1), 1e6);
  slopes.lead(new Float64Array(20).fill(1e6), 1);
  check();
});

test('a slope without a share gives way to a new one as it is', () => {
  // The fifth allows far too much and has no share.
  const slopes = twentySlopes(
    () => 1,
    (at) => (at === 4 ? 1e6 : 0),
  );
  slopes.ahead.forEach((each, at) => expect(each).toBeCloseTo(at === 4 ? 0 : 1 / 19, 3));
  const again = new Float64Array(20);
  again[4] = 1;
  slopes.add(again, 0);
  slopes.lead(new Float64Array(20).fill(1e6), 1);
  for (const each of slopes.ahead) expect(each).toBeCloseTo(1 / 20, 3);
});

test('a price falls to nothing at most, in its own scale and by the step', () => {
  for (const [price, scale, step] of [
    [0, 1, 1],
    [0.5, 1, 1],
    [0.5, 0.5, 2],
    [0.3, 2, 0.5],
    [0.2, 0.5, 1],
  ] as const) {
    const slopes = new RememberedSlopes(Float64Array.of(scale, 1));
    slopes.add(Float64Array.of(-3, 1), 0);
    slopes.add(Float64Array.of(-2, -1), 0);
    for (let round = 0; round < 40; round += 1) slopes.lead(Float64Array.of(price, 100), step);
    // The first price falls by all there is, however the slopes are mixed. Both promise the same where the
    // second rises so much: -3 x (-price) + step x rise = -2 x (-price) - step x rise.
    expect(slopes.ahead[1]).toBeCloseTo(-price / 2 / step, 3);
  }
});
