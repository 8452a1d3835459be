import { expect, test } from 'vitest';
import { inUnit, readDigits, readTypedUnit } from './read-digits.ts';

test.each([
  ['comma', '1.250', '1250'],
  ['comma', '1,250', '1.250'],
  ['comma', '2.5', '2.5'],
  ['comma', '1.25.0', null],
  ['comma', '1.234.567,8', '1234567.8'],
  ['comma', '0.125', '0.125'],
  ['space', '1.250', '1.250'],
  ['space', '1 250,5', '1250.5'],
  ['space', '1\u202F250', '1250'],
  ['space', '12 50', null],
  ['point', '1,250', '1250'],
  ['point', '2,5', '2.5'],
  ['point', '1.5', '1.5'],
  ['point', 'a', null],
] as const)('in a %s farm %s is read as %s', (numbers, text, digits) => {
  expect(readDigits(text, numbers)).toBe(digits);
});

test('a weight may be typed with its unit', () => {
  expect(readTypedUnit('1.5 kg')).toEqual({ bare: '1.5', unit: 'kg' });
  expect(readTypedUnit('8.8oz')).toEqual({ bare: '8.8', unit: 'oz' });
  expect(readTypedUnit(' 250 G ')).toEqual({ bare: '250', unit: 'g' });
  expect(readTypedUnit('250')).toEqual({ bare: '250', unit: null });
});

test('a typed weight is stored unrounded', () => {
  expect(inUnit(250, 'g', 'oz')).toBe(8.818490487395103);
  expect(inUnit(50, 'g', 'oz')).toBeCloseTo(1.763698097479021, 14);
  expect(inUnit(2, 'lb', 'oz')).toBeCloseTo(32, 12);
  expect(inUnit(1.5, 'kg', 'kg')).toBe(1.5);
});
