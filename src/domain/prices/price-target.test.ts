import { expect, test } from 'vitest';
import { aMix, aSingleProduct, aVariety } from '#tests/support/builders/builders.ts';
import { priceKey, priceTarget } from './price-target.ts';

const PRODUCTS = [aSingleProduct(aVariety({ id: 'pea' })), aMix({ pea: 100 })];
const productOf = (id: string) => PRODUCTS.find((product) => product.id === id);

test('a single product is its variety, a mix and what is gone are themselves', () => {
  expect(priceTarget({ varietyId: 'pea' }, productOf)).toBe('pea');
  expect(priceTarget({ productId: 'prod_pea' }, productOf)).toBe('pea');
  expect(priceTarget({ productId: 'mix_salad' }, productOf)).toBe('product mix_salad');
  expect(priceTarget({ productId: 'gone' }, productOf)).toBe('product gone');
});

test('prices of one thing, size, customer and day are for the same', () => {
  const price = { varietyId: 'pea', packageOz: 4, from: null };
  const key = (more: object) => priceKey({ ...price, ...more }, productOf);
  expect(key({})).toBe('pea|4||');
  expect(key({ packageOz: 4.0000001 })).toBe(key({}));
  expect(key({ packageOz: 1.2345678 })).toBe('pea|1.234568||');
  expect(key({ customer: ' Chef  ANA ', from: '2026-11-20' })).toBe('pea|4|chef ana|2026-11-20');
  expect(key({ packageOz: null })).toBe('pea|loose||');
});
