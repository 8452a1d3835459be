import { expect, test } from 'vitest';
import { aSingleProduct, aVariety } from '#tests/support/builders/builders.ts';
import { followVariety, isSingleOf, singleProductOf } from './single-product.ts';

const pea = aVariety({ id: 'pea', packSizes: [4, 8] });

test('the product of a variety is named like it and sold in its first package size, else the usual one', () => {
  expect(singleProductOf(pea, '2025-03-10T12:00:00.000Z')).toEqual({
    id: 'prod_pea',
    type: 'single',
    name: 'Pea',
    varietyId: 'pea',
    createdAt: '2025-03-10T12:00:00.000Z',
    packageSizeOz: 4,
  });
  expect(singleProductOf({ ...pea, packSizes: [] }, '').packageSizeOz).toBe(2);
});

test('a product in step with its variety is left as it is', () => {
  const product = aSingleProduct(pea);
  expect(followVariety(product, pea, { ...pea, notes: 'New lot' })).toBe(product);
});

test('a product takes the new name and the new first package size of its variety', () => {
  const after = { ...pea, name: 'Speckled Pea', packSizes: [2, 4] };
  expect(followVariety(aSingleProduct(pea), pea, after)).toMatchObject({
    id: 'prod_pea',
    name: 'Speckled Pea',
    packageSizeOz: 2,
  });
});

test('a product belongs to one variety', () => {
  expect(isSingleOf(aSingleProduct(pea), 'pea')).toBe(true);
  expect(isSingleOf(aSingleProduct(pea), 'pea-2')).toBe(false);
});
