import { expect, test } from 'vitest';
import {
  anOrder,
  aSingleProduct,
  aVariety,
  bulk,
  packages,
} from '#tests/support/builders/builders.ts';
import { orderAmount } from './order-amounts.ts';

const TODAY = '2026-11-20';
const pea = aVariety({ id: 'pea', name: 'Pea', packSizes: [4] });
const product = aSingleProduct(pea);
const sellable = {
  products: new Map([[product.id, product]]),
  varieties: new Map([[pea.id, pea]]),
};

test('a delivery takes its packages in their size, and its loose weight', () => {
  const items = [packages(product.id, 9, 2), packages(product.id, 3), bulk('pea', 1, 'lb')];
  // 9 x 2 oz, 3 of the product's 4 oz, and a pound.
  expect(orderAmount(anOrder({ items }), sellable, TODAY)).toMatchObject({
    packages: 12,
    ounces: 46,
  });
});

test('what is sold can be searched for', () => {
  const items = [packages(product.id, 1), packages('gone', 1)];
  expect(orderAmount(anOrder({ items }), sellable, TODAY).sells).toBe('Pea\n');
});
