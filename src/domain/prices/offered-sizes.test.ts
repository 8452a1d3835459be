import { expect, test } from 'vitest';
import {
  anOrder,
  aSingleProduct,
  aVariety,
  bulk,
  packages,
} from '#tests/support/builders/builders.ts';
import { offeredSizes, sizesInUse } from './offered-sizes.ts';

test('a thing is offered in its usual sizes, in those it is ordered in and in those with a price', () => {
  const pea = aVariety({ id: 'pea' });
  const things = {
    varieties: new Map([[pea.id, pea]]),
    products: new Map([['prod_pea', aSingleProduct(pea)]]),
  };
  const items = [packages('pea', 2, 8), packages('prod_pea', 1, 6), bulk('pea', 3)];
  const orders = [anOrder({ items })];
  const price = { id: 'prc_1', productId: 'prod_pea', packageOz: 16, amount: 9, from: null };
  const inUse = sizesInUse(orders, [price, { ...price, packageOz: null }], things);
  expect(offeredSizes([2, 4, 8], 'pea', inUse)).toEqual([2, 4, 8, 6, 16]);
  expect(offeredSizes([4], 'kale', inUse)).toEqual([4]);
});
