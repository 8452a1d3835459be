import { expect, test } from 'vitest';
import { aMix, aSingleProduct, aVariety } from '#tests/support/builders/builders.ts';
import { byId } from '#domain/records/change-records.ts';
import { priceKey, priceTarget } from './price-target.ts';

const products = byId([aSingleProduct(aVariety({ id: 'pea' })), aMix({ pea: 100 })]);

test('a single product is its variety, a mix and what is gone are themselves', () => {
  expect(priceTarget({ varietyId: 'pea' }, products)).toBe('pea');
  expect(priceTarget({ productId: 'prod_pea' }, products)).toBe('pea');
  expect(priceTarget({ productId: 'mix_salad' }, products)).toBe('product mix_salad');
  expect(priceTarget({ productId: 'gone' }, products)).toBe('product gone');
});

test('prices of one thing, size, customer and day are for the same', () => {
  const price = { varietyId: 'pea', packageOz: 4, from: null };
  const key = (more: object) => priceKey({ ...price, ...more }, products);
  expect(key({})).toBe('pea|4||');
  expect(key({ packageOz: 4.0000001 })).toBe(key({}));
  expect(key({ packageOz: 1.2345678 })).toBe('pea|1.234568||');
  expect(key({ customer: ' Chef  ANA ', from: '2026-11-20' })).toBe('pea|4|chef ana|2026-11-20');
  expect(key({ packageOz: null })).toBe('pea|loose||');
});
