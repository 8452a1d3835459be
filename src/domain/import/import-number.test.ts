import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { readTypedNumber } from './import-number.ts';

test.each([
  ['12', 12],
  [' 12.5 ', 12.5],
  ['-3', -3],
  ['−3', -3],
  ['.5', 0.5],
  ['$54', 54],
  ['$1,234.50', 1234.5],
  ['1.234,50', 1234.5],
  ['1,234,567', 1_234_567],
  ['1.234.567', 1_234_567],
  ['12,5', 12.5],
  ['0,125', 0.125],
  ['1234,567', 1234.567],
  ['1 234,5', 1234.5],
  ['1e-7', 1e-7],
  ['1.234', 1.234],
])('%j is the number %d', (cell, value) => {
  expect(readTypedNumber(cell)).toBe(value);
});

test('a comma before exactly three digits is unclear: a thousand, or one and a bit', () => {
  expect(readTypedNumber('1,234')).toBe('unclear');
  expect(readTypedNumber('-12,500')).toBe('unclear');
});

test.each(['', 'abc', '1,2,3', '12 oz', '1.2.3', '0x10', '1e999', '--1', '5%'])(
  '%j is no number',
  (cell) => {
    expect(readTypedNumber(cell)).toBeNull();
  },
);

test('every number that a file of ours holds is read as it is', () => {
  checkLaw([fc.double({ noNaN: true, noDefaultInfinity: true })], (value) => {
    expect(readTypedNumber(String(value))).toBe(value + 0);
  });
});
