import { expect, test } from 'vitest';
import { isOddWeight } from './odd-weight.ts';

test('a weight below a fifth or above five times of what was expected is odd', () => {
  expect(isOddWeight(5.9, 30)).toBe(true);
  expect(isOddWeight(6, 30)).toBe(false);
  expect(isOddWeight(150, 30)).toBe(false);
  expect(isOddWeight(150.1, 30)).toBe(true);
});

test('nothing at all is odd, and so is a weight without trays', () => {
  expect(isOddWeight(0, 30)).toBe(true);
  expect(isOddWeight(20, 0)).toBe(true);
  expect(isOddWeight(0, 0)).toBe(false);
});
