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
  expect([2.5, ' 2.5 '].map((value) => readNumber(value, 7))).toEqual([2.5, 2.5]);
  for (const value of ['', '0x10', '5 oz', null, undefined, true, [1], {}, Infinity, '1e999'])
    expect(readNumber(value, 7)).toBe(7);
});

test('a switch is on for true, the text true and 1 only', () => {
  for (const value of [true, 'true', 1]) expect(readBoolean(value, false)).toBe(true);
  for (const value of [false, 'false', 0, 'yes', 2, {}])
    expect(readBoolean(value, true)).toBe(false);
});

test.each([
  ['a number above its limit is the limit', readNumber(9, 0, { min: 0, max: 7 }), 7],
  ['a number below its limit is the limit', readNumber(-9, 0, { min: 0, max: 7 }), 0],
  ['minus zero is zero, since JSON writes both alike', readNumber(-0, 1), 0],
  ['a whole number is cut off downwards', readWhole('2.9', 0), 2],
  ['a whole number is cut off before it is limited', readWhole(0.5, 1, { min: 1 }), 1],
  ['a positive number is above 0', readPositive('3', null), 3],
  ['a positive number that is 0 is the fallback', readPositive(0, null), null],
  ['a switch never set has its default', readBoolean(undefined, true), true],
  ['a switch that is null has its default', readBoolean(null, false), false],
  ['a text is a text', readText('pea'), 'pea'],
  ['a number is a text of its digits', readText(12), '12'],
  ['an object is an empty text', readText({ text: 'pea' }), ''],
  ['a blank text that may be unset is null', readTextOrNull('  '), null],
  ['a text that may be unset stays as it is', readTextOrNull('tin '), 'tin '],
  ['a choice is matched ignoring case', readChoice('weekly', ['WEEKLY'], 'MONTHLY'), 'WEEKLY'],
  ['an unknown choice is the fallback', readChoice('daily', ['WEEKLY'], 'MONTHLY'), 'MONTHLY'],
])('%s', (_what, read, value) => {
  expect(read).toBe(value);
});

test('a list of texts has no blanks and no doubles', () => {
  expect(readTexts(['pea', '', ' ', 'pea', 7, null])).toEqual(['pea', '7']);
});
