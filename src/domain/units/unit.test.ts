import { expect, test } from 'vitest';
import {
  COUNT_UNITS,
  MASS_UNITS,
  unitFamily,
  VOLUME_UNITS,
  quantityLabel,
  readUnitName,
} from './unit.ts';

test('units weigh, fill or count', () => {
  expect(MASS_UNITS).toEqual(['mg', 'g', 'kg', 'oz', 'lb']);
  expect(VOLUME_UNITS).toEqual(['ml', 'l', 'fl_oz', 'gal']);
  expect(COUNT_UNITS).toEqual(['each', 'case']);
  expect((['mg', 'lb', 'ml', 'gal', 'case', 'unit'] as const).map(unitFamily)).toEqual([
    'mass',
    'mass',
    'volume',
    'volume',
    'count',
    'count',
  ]);
});

test('an amount has no more decimals than it needs, and at most four', () => {
  expect(quantityLabel({ qty: 4, unit: 'oz' })).toBe('4 oz');
  expect(quantityLabel({ qty: 1, unit: 'case' })).toBe('1 case');
  expect(quantityLabel({ qty: 0.5, unit: 'case' })).toBe('0.5 cases');
  expect(quantityLabel({ qty: 1200, unit: 'each' })).toBe('1,200 each');
  expect(quantityLabel({ qty: 2.50001, unit: 'fl_oz' })).toBe('2.5 fl oz');
});

const WRITTEN = {
  mg: 'mg milligram milligrams',
  g: 'g gram grams gm gr',
  kg: 'kg kilogram kilograms kilo kilos kgs',
  oz: 'oz ounce ounces ozs',
  lb: 'lb lbs pound pounds #',
  ml: 'ml milliliter milliliters millilitre millilitres cc',
  l: 'l liter liters litre litres ltr',
  fl_oz: 'fl_oz floz fluid_ounce fluid_ounces fl-oz',
  gal: 'gal gallon gallons gals',
  each: 'each ea unit units piece pieces pc pcs count ct item items',
  case: 'case cases cs',
};

test.each(Object.entries(WRITTEN))('%s is known as: %s', (unit, names) => {
  for (const name of names.split(' ')) expect(readUnitName(name)).toBe(unit);
});

test('case, blanks and a full stop at the end do not matter', () => {
  expect(readUnitName('  Lbs. ')).toBe('lb');
  expect(readUnitName('Fl Oz')).toBe('fl_oz');
  expect(readUnitName('FLUID OUNCES')).toBe('fl_oz');
});

test('what is no unit is none', () => {
  for (const value of ['', ' ', 'bushel', 'lb..', 5, null, undefined]) {
    expect(readUnitName(value)).toBeNull();
  }
});
