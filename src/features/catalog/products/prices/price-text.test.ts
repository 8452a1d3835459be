import { expect, test } from 'vitest';
import { priceScope } from './price-draft.ts';

const PRICE = { id: 'prc_1', varietyId: 'pea', packageOz: 4, amount: 4.25, from: null };

test('a price says its size, its customer and its first day, as far as it has them', () => {
  expect(priceScope(PRICE)).toBe('4 oz');
  expect(priceScope({ ...PRICE, customer: 'Bistro Marlow', from: '2026-12-01' })).toBe(
    '4 oz, Bistro Marlow, from 12/1',
  );
  expect(priceScope({ ...PRICE, packageOz: null })).toBe('bulk, per lb');
});
