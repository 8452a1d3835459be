import { expect, test } from 'vitest';
import { isBulkSize, isSameSize, sizeLabel, standardSizeOf } from './standard-sizes.ts';

test('a weight stands for a size as long as it is a hundredth of an ounce beside it', () => {
  expect(isSameSize(2, 2.01)).toBe(true);
  expect(isSameSize(2.01, 2)).toBe(true);
  expect(isSameSize(2, 2.011)).toBe(false);
  expect(isSameSize(2, 1.989)).toBe(false);
  expect(standardSizeOf(3.99)).toBe(4);
  expect(standardSizeOf(3.5)).toBeNull();
});

test('a size is written with four decimals at most, and none that are 0', () => {
  expect(sizeLabel(2)).toBe('2 oz');
  expect(sizeLabel(1.5)).toBe('1.5 oz');
  expect(sizeLabel(1.23456)).toBe('1.2346 oz');
});

test('from eight ounces on a package is bulk', () => {
  expect([7.99, 8, 16].map(isBulkSize)).toEqual([false, true, true]);
});
