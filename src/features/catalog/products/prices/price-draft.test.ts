import { expect, test } from 'vitest';
import {
  newPriceDraft,
  priceOfDraft,
  priceScope,
  sizeChoices,
  type PricedThing,
} from './price-draft.ts';

const PEA: PricedThing = { name: 'Pea', target: { varietyId: 'pea' }, sizes: [2, 4] };

test('a price is of a package that is offered or of loose weight, and starts with the first package', () => {
  expect(sizeChoices(PEA).map(({ label }) => label)).toEqual([
    '2 oz',
    '4 oz',
    'Bulk, per lb',
    'Bulk, per oz',
    'Bulk, per g',
  ]);
  expect(newPriceDraft(PEA)).toEqual({ size: '2', amount: null, customer: '', from: null });
  expect(newPriceDraft({ ...PEA, sizes: [] }).size).toBe('lb');
});

test('a price without an amount is none, and one of 0 is a price', () => {
  expect(priceOfDraft(PEA, newPriceDraft(PEA))).toBeNull();
  expect(priceOfDraft(PEA, { size: '4', amount: 0, customer: '', from: null })).toEqual({
    varietyId: 'pea',
    packageOz: 4,
    amount: 0,
    from: null,
  });
});

test('a price of loose weight has its unit; one for a customer from a day on has both', () => {
  expect(
    priceOfDraft(PEA, { size: 'lb', amount: 18, customer: ' Cafe Luma ', from: '2026-12-01' }),
  ).toEqual({
    varietyId: 'pea',
    packageOz: null,
    unit: 'lb',
    amount: 18,
    customer: 'Cafe Luma',
    from: '2026-12-01',
  });
});

test('a price says its size, its customer and its first day, as far as it has them', () => {
  const price = { id: 'prc_1', varietyId: 'pea', packageOz: 4, amount: 4.25, from: null };
  expect(priceScope(price)).toBe('4 oz');
  expect(priceScope({ ...price, customer: 'Bistro Marlow', from: '2026-12-01' })).toBe(
    '4 oz, Bistro Marlow, from 12/1',
  );
  expect(priceScope({ ...price, packageOz: null })).toBe('bulk, per lb');
});
