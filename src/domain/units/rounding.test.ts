import { expect, test } from 'vitest';
import { ceilWithEpsilon, floorWithEpsilon, roundTo, roundUnits } from './rounding.ts';

test.each([
  ['halves are rounded away from zero', 0.125, 2, 0.13],
  ['halves below zero, too', -0.125, 2, -0.13],
  ['halves of ones', -2.5, 0, -3],
  ['a half that fell a hair short in the computer is a half', 1.005, 2, 1.01],
  ['also far behind the point', 0.000_000_5, 6, 0.000_001],
  ['what rounds to nothing is 0 without a sign', -0.0001, 2, 0],
])('%s: %d to %d decimals is %d', (_what, value, decimals, rounded) => {
  expect(roundTo(value, decimals)).toBe(rounded);
});

test('amounts of a unit keep 4 decimals', () => {
  expect(roundUnits(3.5273961949580412)).toBe(3.5274);
  expect(roundUnits(3.5273961949580412, 1)).toBe(3.5);
});

test('whole numbers are counted up, a hair over one is still that one', () => {
  expect(ceilWithEpsilon(2.1)).toBe(3);
  expect(ceilWithEpsilon(2.000_000_000_1)).toBe(2);
  expect(ceilWithEpsilon(-0.5)).toBe(0);
});

test('rounding down keeps a number that is whole but for the arithmetic', () => {
  expect(floorWithEpsilon(2.9)).toBe(2);
  expect(floorWithEpsilon(0.3 * 10)).toBe(3);
  expect(floorWithEpsilon(2.999_999_999_9)).toBe(3);
  expect(floorWithEpsilon(-0.5)).toBe(-1);
});
