import { expect, test } from 'vitest';
import { lineRate } from './line-rate.ts';

test('a price of loose weight is said in the unit it was set in', () => {
  // $18.00 per lb, billed in grams; 453.59237 g are a pound.
  expect(lineRate({ unit: 'g', unitPrice: 18 / 453.59237 })).toEqual({ amount: 18, unit: 'lb' });
  expect(lineRate({ unit: 'g', unitPrice: 18.55 / 1000 })).toEqual({ amount: 18.55, unit: 'kg' });
  expect(lineRate({ unit: 'oz', unitPrice: 1.5 })).toEqual({ amount: 1.5, unit: 'oz' });
  expect(lineRate({ unit: 'oz', unitPrice: 19.01 / 16 })).toEqual({ amount: 19.01, unit: 'lb' });
  expect(lineRate({ unit: 'lb', unitPrice: 1.23456 })).toEqual({ amount: 1.23456, unit: 'lb' });
});

test('packages are priced as they are', () => {
  expect(lineRate({ unit: '', unitPrice: 0.0125 })).toEqual({ amount: 0.0125, unit: '' });
});
