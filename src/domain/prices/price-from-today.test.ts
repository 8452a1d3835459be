import { expect, test } from 'vitest';
import { priceFromToday } from './price-from-today.ts';

const TODAY = '2026-11-20';
const PEA = { varietyId: 'pea', packageOz: 4, amount: 5 } as const;
const NO_PRODUCTS = () => undefined;
const set = (prices: Parameters<typeof priceFromToday>[1], typed = PEA) =>
  priceFromToday(typed, prices, NO_PRODUCTS, TODAY);

test('the first price of a thing always counted', () => {
  expect(set([])).toEqual({ ...PEA, from: null });
});

test('a price that is changed counts from today', () => {
  expect(set([{ ...PEA, id: 'prc_1', amount: 4, from: null }])).toEqual({ ...PEA, from: TODAY });
  expect(set([{ ...PEA, id: 'prc_1', amount: 4, from: TODAY }])).toEqual({ ...PEA, from: TODAY });
});

test('the price of another size, of a customer or of a day to come changes nothing', () => {
  const others = [
    { ...PEA, id: 'prc_1', packageOz: 8, from: null },
    { ...PEA, id: 'prc_2', customer: 'Bistro Marlow', from: null },
    { ...PEA, id: 'prc_3', from: '2026-12-01' },
  ];
  expect(set(others)).toEqual({ ...PEA, from: null });
});
