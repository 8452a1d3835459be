import { expect, test } from 'vitest';
import { sizeLabel } from './standard-sizes.ts';

test('a size is written with four decimals at most, and none that are 0', () => {
  expect(sizeLabel(2)).toBe('2 oz');
  expect(sizeLabel(1.5)).toBe('1.5 oz');
  expect(sizeLabel(1.23456)).toBe('1.2346 oz');
});
