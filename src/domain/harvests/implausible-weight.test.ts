import { expect, test } from 'vitest';
import { isImplausibleWeight } from './implausible-weight.ts';

test('a weight below a fifth or above five times of what was expected is odd', () => {
  expect(isImplausibleWeight(5.9, 30)).toBe(true);
  expect(isImplausibleWeight(6, 30)).toBe(false);
  expect(isImplausibleWeight(150, 30)).toBe(false);
  expect(isImplausibleWeight(150.1, 30)).toBe(true);
});

test('nothing at all is odd, and so is a weight without trays', () => {
  expect(isImplausibleWeight(0, 30)).toBe(true);
  expect(isImplausibleWeight(20, 0)).toBe(true);
  expect(isImplausibleWeight(0, 0)).toBe(false);
});
