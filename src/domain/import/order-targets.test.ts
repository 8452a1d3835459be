import { expect, test } from 'vitest';
import { aMix, aSingleProduct, aVariety } from '#tests/support/builders/builders.ts';
import { targetNames } from './order-targets.ts';

const pea = aVariety({ id: 'pea', name: 'Pea' });
const radishes = ['v1', 'v2'].map((id) => aVariety({ id, name: 'Radish' }));
const salad = aMix({ pea: 100 }, { id: 'mix_salad', name: 'Salad' });
const names = targetNames({
  products: [aSingleProduct(pea), salad, { ...salad, id: 'mix_2', name: 'mix_salad' }],
  varieties: [pea, ...radishes, aVariety({ id: 'v9', name: ' ' })],
});

test('a text means the thing with that id, else the only one with that name', () => {
  expect(names.varietyTarget(' PEA ')).toEqual({ varietyId: 'pea' });
  expect(names.varietyTarget('v2')).toEqual({ varietyId: 'v2' });
  expect(names.varietyTarget('Radish')).toBeNull();
  expect(names.varietyTarget('Kale')).toBeNull();
  expect(names.productTarget(' mix_salad ')).toEqual({ productId: 'mix_salad' });
  expect(names.productTarget('salad')).toEqual({ productId: 'mix_salad' });
});

test('a product is looked for before a variety of the same name', () => {
  expect(names.productTarget('Pea')).toEqual({ productId: 'prod_pea' });
  expect(names.productTarget('v1')).toEqual({ varietyId: 'v1' });
  expect(names.productTarget('Kale')).toBeNull();
});

test('the product that sells a variety alone is known, a mix is none', () => {
  expect(names.singleProductId('pea')).toBe('prod_pea');
  expect(names.singleProductId('v1')).toBeNull();
});
