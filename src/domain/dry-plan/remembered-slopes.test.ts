import { expect, test } from 'vitest';
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
