import { expect, test } from 'vitest';
import {
  formatCount,
  formatDollars,
  formatPrice,
  formatNumber,
  formatOz,
  formatPercent,
  formatTrays,
} from './format.ts';

test('money is dollars with two decimals and thousands separators', () => {
  expect(formatDollars(1234.5)).toBe('$1,234.50');
});

test('fine costs take four decimals', () => {
  expect(formatDollars(0.12345, 4)).toBe('$0.1235');
});

test('a loss has its sign before the dollar', () => {
  expect(formatDollars(-2)).toBe('-$2.00');
});

test('nothing is never minus nothing', () => {
  expect(formatDollars(-0.001)).toBe('$0.00');
  expect(formatNumber(-0.04, 1)).toBe('0.0');
});

test('weights take one decimal', () => {
  expect(formatOz(105)).toBe('105.0 oz');
  // 40 less 34.85, and 5.05, fall a hair beside the half that they mean.
  expect([formatOz(40 - 34.85), formatOz(5.05)]).toEqual(['5.2 oz', '5.1 oz']);
});

test('one tray is singular, none and many are plural', () => {
  expect([0, 1, 3].map(formatTrays)).toEqual(['0 trays', '1 tray', '3 trays']);
});

test('an irregular plural is given', () => {
  expect(formatCount(2, 'variety', 'varieties')).toBe('2 varieties');
});

test('a share is whole percent', () => {
  expect(formatPercent(86.538)).toBe('87%');
});

test('a price has cents, a finer one all it has', () => {
  expect(formatPrice(5)).toBe('$5.00');
  expect(formatPrice(4.1)).toBe('$4.10');
  expect(formatPrice(0.0125)).toBe('$0.0125');
});
