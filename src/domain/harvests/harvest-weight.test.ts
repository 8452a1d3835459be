import { expect, test } from 'vitest';
import { isImplausibleWeight, parseHarvestWeight, weightInUnit } from './harvest-weight.ts';

test.each([
  ['2.5', 'kg', 88.18],
  ['12.4 + 9.8 + 11', 'oz', 33.2],
  ['2', 'lb', 32],
  ['500', 'g', 17.64],
  ['12,5', 'oz', 12.5],
  ['1,250', 'g', 44.09],
  ['1,250.5 + 0,250', 'g', 44.12],
  ['.5', 'oz', 0.5],
  ['0', 'oz', 0],
] as const)('%s %s are %s oz', (typed, unit, ounces) => {
  expect(parseHarvestWeight(typed, unit, 'point')).toBe(ounces);
});

test.each(['', '+', '12 +', '-3', '1e3', 'twelve', '1 2', 'Infinity'])(
  '"%s" is no weight',
  (typed) => {
    expect(parseHarvestWeight(typed, 'oz', 'point')).toBeNull();
  },
);

test('a recorded weight is typed again in the unit of the scale', () => {
  expect(weightInUnit(88.18, 'kg', 'point')).toBe('2.5');
  expect(weightInUnit(33.2, 'oz', 'point')).toBe('33.2');
  // Of kilograms and pounds a scale shows three decimals, of ounces and grams two.
  expect(weightInUnit(10, 'kg', 'point')).toBe('0.283');
  expect(weightInUnit(10.7, 'lb', 'point')).toBe('0.669');
  expect(weightInUnit(10.128, 'oz', 'point')).toBe('10.13');
  expect(weightInUnit(0.1, 'g', 'point')).toBe('2.83');
});

test('a bowl may be typed with its unit, and in a farm with a decimal comma as it writes numbers', () => {
  expect(parseHarvestWeight('250 g', 'oz', 'point')).toBe(8.82);
  expect(parseHarvestWeight('1,2', 'kg', 'comma')).toBe(42.33);
  expect(parseHarvestWeight('1.200 + 300', 'g', 'comma')).toBe(52.91);
  expect(weightInUnit(42.33, 'kg', 'comma')).toBe('1,2');
});

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
