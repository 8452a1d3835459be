import { expect, test } from 'vitest';
import { quantityLabel, unitLabel } from './unit-label.ts';

test('units are written as on a bag of seed', () => {
  expect((['oz', 'fl_oz', 'each'] as const).map(unitLabel)).toEqual(['oz', 'fl oz', 'each']);
});

test('an amount has no more decimals than it needs, and at most four', () => {
  expect(quantityLabel({ qty: 4, unit: 'oz' })).toBe('4 oz');
  expect(quantityLabel({ qty: 1, unit: 'case' })).toBe('1 case');
  expect(quantityLabel({ qty: 0.5, unit: 'case' })).toBe('0.5 cases');
  expect(quantityLabel({ qty: 1200, unit: 'each' })).toBe('1,200 each');
  expect(quantityLabel({ qty: 2.50001, unit: 'fl_oz' })).toBe('2.5 fl oz');
});
