import { expect, test } from 'vitest';
import { aPackaging } from '#tests/support/builders/catalog-builders.ts';
import { packageOunces } from './package-ounces.ts';

test('a package holds the microgreens that it says, in ounces', () => {
  expect(packageOunces(aPackaging({ microgreenContent: { qty: 4, unit: 'oz' } }))).toBe(4);
  expect(packageOunces(aPackaging({ microgreenContent: { qty: 0.5, unit: 'lb' } }))).toBe(8);
});

test('one of microgreens without a figure of its own holds its net content, another one nothing', () => {
  const bare = { microgreenContent: null, netContent: { qty: 5, unit: 'oz' } } as const;
  expect(packageOunces(aPackaging({ ...bare, category: 'MICROGREENS' }))).toBe(5);
  expect(packageOunces(aPackaging({ ...bare, category: 'OTHER' }))).toBeNull();
});

test('no weight, or none above 0, is not known', () => {
  const holding = (qty: number, unit: 'oz' | 'each') =>
    packageOunces(aPackaging({ microgreenContent: { qty, unit } }));
  expect(holding(0, 'oz')).toBeNull();
  expect(holding(-1, 'oz')).toBeNull();
  expect(holding(4, 'each')).toBeNull();
});
