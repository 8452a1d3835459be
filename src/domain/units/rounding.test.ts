import { expect, test } from 'vitest';
import { ceilWithEpsilon, floorWithEpsilon, roundTo, roundUnits } from './rounding.ts';

test('halves are rounded away from zero', () => {
  expect(roundTo(0.125, 2)).toBe(0.13);
  expect(roundTo(-0.125, 2)).toBe(-0.13);
  expect(roundTo(2.5, 0)).toBe(3);
  expect(roundTo(-2.5, 0)).toBe(-3);
});

test('a half that fell a hair short in the computer is a half', () => {
  expect(roundTo(1.005, 2)).toBe(1.01);
  expect(roundTo(0.000_000_5, 6)).toBe(0.000_001);
});

test('what rounds to nothing is 0 without a sign', () => {
  expect(roundTo(-0.0001, 2)).toBe(0);
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
