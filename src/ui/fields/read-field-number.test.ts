import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { readFieldNumber } from './read-field-number.ts';

const whole = { min: 0, allowDecimal: false } as const;

test.each([
  ['1250', 1250],
  ['1,250', 1250],
  ['12,500,000', 12_500_000],
  ['1,250.5', 1250.5],
  ['1.250', 1.25],
  ['2,5', 2.5],
  ['0,125', 0.125],
  ['.5', 0.5],
  ['5.', 5],
  ['-1.5', -1.5],
  ['−3', -3],
  [' 7 ', 7],
])('“%s” is understood as it is written', (text, value) => {
  expect(readFieldNumber(text)).toEqual({ value, problem: null, isUnfinished: false });
});

test.each([
  ['12.7', 'Whole numbers only'],
  ['12,7', 'Whole numbers only'],
  ['1e3', 'Not a number'],
  ['20x5', 'Not a number'],
  ['1,2500', 'Not a number'],
  ['1.250.000', 'Not a number'],
  ['12 7', 'Not a number'],
  ['--3', 'Not a number'],
  ['-3', 'Enter 0 or more'],
  ['100001', 'Not more than 100,000'],
])('“%s” is no whole number of 0 or more, and no part of it is taken', (text, problem) => {
  expect(readFieldNumber(text, whole)).toMatchObject({ value: null, problem });
});

test('a whole number may be written with a point and noughts', () => {
  expect(readFieldNumber('12.0', whole)).toEqual({ value: 12, problem: null, isUnfinished: false });
});

test('the words around a number may come with it', () => {
  expect(readFieldNumber('$1,250.00', { prefix: '$' }).value).toBe(1250);
  expect(readFieldNumber('-$3', { prefix: '$' }).value).toBe(-3);
  expect(readFieldNumber('40%', { suffix: ' %' }).value).toBe(40);
  expect(readFieldNumber('$40').problem).toBe('Not a number');
});

test('a year is one of this century', () => {
  const year = { min: 2000, max: 2100, allowDecimal: false };
  expect(readFieldNumber('2026', year).value).toBe(2026);
  expect(readFieldNumber('202', year)).toEqual({
    value: null,
    problem: 'Enter 2000 or more',
    isUnfinished: true,
  });
  expect(readFieldNumber('20266', year).problem).toBe('Not more than 2100');
});

test.each(['-', '.', '1,', '1,2', '1,25'])('“%s” may still become a whole number', (text) => {
  expect(readFieldNumber(text, whole).isUnfinished).toBe(true);
});

test('more decimals than are kept are refused, never cut off', () => {
  expect(readFieldNumber('1.25', { decimalScale: 2 }).value).toBe(1.25);
  expect(readFieldNumber('1.255', { decimalScale: 2 }).problem).toBe('Not more than 2 decimals');
});

test('every count that is written with or without its thousands is read as itself', () => {
  checkLaw([fc.nat(100_000)], (count) => {
    expect(readFieldNumber(String(count), whole).value).toBe(count);
    expect(readFieldNumber(count.toLocaleString('en-US'), whole).value).toBe(count);
  });
});
