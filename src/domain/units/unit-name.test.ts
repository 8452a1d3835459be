import { expect, test } from 'vitest';
import { readUnitName } from './unit-name.ts';

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
