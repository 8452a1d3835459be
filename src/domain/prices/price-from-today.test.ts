import { expect, test } from 'vitest';
import { priceFromToday } from './price-from-today.ts';

const TODAY = '2026-11-20';
const PEA = { varietyId: 'pea', packageOz: 4, amount: 5 } as const;
const KNOWN = { ...PEA, id: 'prc_1', amount: 4, from: null };

test.each<readonly [string, Parameters<typeof priceFromToday>[1], string | null]>([
  ['the first price of a thing has always counted', [], null],
  ['a price that is changed counts from today', [KNOWN], TODAY],
  ['a price of today is changed from today', [{ ...KNOWN, from: TODAY }], TODAY],
  ['the price of another size changes nothing', [{ ...KNOWN, packageOz: 8 }], null],
  ['the price of a customer changes nothing', [{ ...KNOWN, customer: 'Bistro Marlow' }], null],
  ['a price of a day to come changes nothing', [{ ...KNOWN, from: '2026-12-01' }], null],
])('%s', (_what, prices, from) => {
  expect(priceFromToday(PEA, prices, new Map(), TODAY)).toEqual({ ...PEA, from });
});
