import { expect, test } from 'vitest';
import { costInUnit, packageUnitCost } from './unit-cost.ts';

test('weight from weight: 5 lb at $40 is $0.0176 a gram', () => {
  expect(packageUnitCost({ qty: 5, unit: 'lb', costUSD: 40 }, 'g')).toBe(0.0176);
});

test('volume from volume: a gallon at $12 is $0.0938 a fluid ounce and $0.0032 a milliliter', () => {
  const gallon = { qty: 1, unit: 'gal', costUSD: 12 } as const;
  expect(packageUnitCost(gallon, 'fl_oz')).toBe(0.0938);
  expect(packageUnitCost(gallon, 'ml')).toBe(0.0032);
});

test('pieces from pieces: 100 at $35 are $0.35 each', () => {
  expect(packageUnitCost({ qty: 100, unit: 'unit', costUSD: 35 }, 'unit')).toBe(0.35);
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
