import { expect, test } from 'vitest';
import { aPackaging } from '#tests/support/builders/catalog-builders.ts';
import { packageOunces } from './package-ounces.ts';

test('no weight, or none above 0, is not known', () => {
  const holding = (qty: number, unit: 'oz' | 'each') =>
    packageOunces(aPackaging({ microgreenContent: { qty, unit } }));
  expect(holding(0, 'oz')).toBeNull();
  expect(holding(-1, 'oz')).toBeNull();
  expect(holding(4, 'each')).toBeNull();
});
