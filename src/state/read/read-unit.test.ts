import { expect, test } from 'vitest';
import { readProUnit, readQuantity, readUnit } from './read-unit.ts';

test('N22: units are known by their usual aliases', () => {
  const written = ['lbs', 'Ounces', 'fl oz', 'fl-oz', 'EA', 'unit', 'pcs', 'lb.', '#', 'cases'];
  const meant = ['lb', 'oz', 'fl_oz', 'fl_oz', 'each', 'each', 'each', 'lb', 'lb', 'case'];
  expect(written.map((unit) => readUnit(unit, null))).toEqual(meant);
});

test('N22: the Pro screens count in unit', () => {
  expect(readProUnit('each', '')).toBe('unit');
  expect(readProUnit('grams', '')).toBe('g');
  expect(readProUnit('bushel', '')).toBe('');
});

test('N22: an amount without a unit counts in the usual one', () => {
  expect(readQuantity(5, 'lb')).toEqual({ qty: 5, unit: 'lb' });
  expect(readQuantity({ qty: '5', unit: 'kgs' }, 'lb')).toEqual({ qty: 5, unit: 'kg' });
  expect(readQuantity({ unit: 'kg' }, 'lb')).toBeNull();
});
