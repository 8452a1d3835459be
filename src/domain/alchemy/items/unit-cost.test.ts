import { expect, test } from 'vitest';
import { costInUnit, packageUnitCost } from './unit-cost.ts';

test.each([
  [5, 'lb', 40, 'g', 0.0176],
  [1, 'gal', 12, 'fl_oz', 0.0938],
  [1, 'gal', 12, 'ml', 0.0032],
  [100, 'unit', 35, 'unit', 0.35],
] as const)('%d %s at $%d cost by the %s $%d', (qty, unit, costUSD, by, dollars) => {
  expect(packageUnitCost({ qty, unit, costUSD }, by)).toBe(dollars);
});

test('weight never becomes volume, nor pieces', () => {
  const pound = { qty: 1, unit: 'lb', costUSD: 10 } as const;
  expect(() => packageUnitCost(pound, 'ml')).toThrow('Incompatible unit conversion: lb -> ml');
  expect(() => packageUnitCost(pound, 'unit')).toThrow('Incompatible unit conversion: lb -> unit');
});

test('a cost by the pound is told by the ounce; by the liter it stays a number', () => {
  expect(costInUnit(16, 'lb', 'oz')).toBe(1);
  expect(costInUnit(16, 'lb', 'l')).toBe(16);
});
