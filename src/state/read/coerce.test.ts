import { expect, test } from 'vitest';
import {
  readBoolean,
  readChoice,
  readNumber,
  readPositive,
  readText,
  readTextOrNull,
  readTexts,
  readWhole,
} from './coerce.ts';

test('a number is a finite number or digits in a text, else the fallback', () => {
  expect(readNumber(2.5, 7)).toBe(2.5);
  expect(readNumber(' 2.5 ', 7)).toBe(2.5);
  for (const value of ['', '0x10', '5 oz', null, undefined, true, [1], {}, Infinity, '1e999']) {
    expect(readNumber(value, 7)).toBe(7);
  }
});

test('a number is brought inside its limits', () => {
  expect(readNumber(9, 0, { min: 0, max: 7 })).toBe(7);
  expect(readNumber(-9, 0, { min: 0, max: 7 })).toBe(0);
});

test('minus zero is zero, since JSON writes both alike', () => {
  expect(Object.is(readNumber(-0, 1), 0)).toBe(true);
});

test('a whole number is cut off downwards', () => {
  expect(readWhole(2.9, 0)).toBe(2);
  expect(readWhole('2.9', 0)).toBe(2);
  expect(readWhole(0.5, 1, { min: 1 })).toBe(1);
});

test('a positive number is above 0, else the fallback', () => {
  expect(readPositive('3', null)).toBe(3);
  expect(readPositive(0, null)).toBeNull();
});

test('a switch is on for true, the text true and 1 only', () => {
  expect([true, 'true', 1].map((value) => readBoolean(value, false))).toEqual([true, true, true]);
  expect([false, 'false', 0, 'yes', 2, {}].map((value) => readBoolean(value, true))).toEqual(
    Array.from({ length: 6 }, () => false),
  );
});

test('a switch never set has its default', () => {
  expect(readBoolean(undefined, true)).toBe(true);
  expect(readBoolean(null, false)).toBe(false);
});

test('a text is a text or the digits of a number, else empty', () => {
  expect(readText('pea')).toBe('pea');
  expect(readText(12)).toBe('12');
  expect(readText({ text: 'pea' })).toBe('');
});

test('a blank text that may be unset is null', () => {
  expect(readTextOrNull('  ')).toBeNull();
  expect(readTextOrNull('tin ')).toBe('tin ');
});

test('a choice is matched ignoring case, else the fallback', () => {
  expect(readChoice('weekly', ['WEEKLY', 'BIWEEKLY'], 'BIWEEKLY')).toBe('WEEKLY');
  expect(readChoice('daily', ['WEEKLY', 'BIWEEKLY'], 'BIWEEKLY')).toBe('BIWEEKLY');
});

test('a list of texts has no blanks and no doubles', () => {
  expect(readTexts(['pea', '', ' ', 'pea', 7, null])).toEqual(['pea', '7']);
});
