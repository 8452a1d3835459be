import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { readFieldNumber } from './read-field-number.ts';
import { writeNumber } from './write-number.ts';

test.each([
  [null, ''],
  [0, '$0.00'],
  [9.5, '$9.50'],
  [-3, '-$3.00'],
  [0.0125, '$0.0125'],
  [1_234_567.5, '$1,234,567.50'],
])('%s dollars stand in their field as “%s”', (value, text) => {
  expect(writeNumber(value, { prefix: '$', thousandSeparator: ',', minDecimals: 2 })).toBe(text);
});

test('a number stands as it is where nothing else is asked for', () => {
  expect(writeNumber(2026, {})).toBe('2026');
  expect(writeNumber(0.000_000_1, {})).toBe('0.0000001');
  expect(writeNumber(0.1 + 0.2, {})).toBe('0.30000000000000004');
  expect(writeNumber(40, { suffix: ' %' })).toBe('40 %');
});

test('what is written is read again as the same number', () => {
  const look = { prefix: '$', suffix: ' oz', thousandSeparator: ',' } as const;
  checkLaw([fc.integer({ min: -1e9, max: 1e9 }), fc.nat(6)], (digits, decimals) => {
    const value = digits / 10 ** decimals;
    expect(readFieldNumber(writeNumber(value, look), look).value).toBe(value === 0 ? 0 : value);
  });
});
