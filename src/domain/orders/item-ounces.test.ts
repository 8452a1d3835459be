import { expect, test } from 'vitest';
import type { Product } from '#domain/catalog/products/product.ts';
import {
  aMix,
  aSingleProduct,
  aVariety,
  bulk,
  packages,
} from '#tests/support/builders/builders.ts';
import { itemOunces, packageSizeOz, soldThingOf } from './item-ounces.ts';

const PEA = aVariety({ id: 'pea', packSizes: [3, 6] });
const SINGLE = { ...aSingleProduct(PEA), packageSizeOz: 5 };
const MIX = aMix({ pea: 100 }, { packageSizeOz: 8 });
const THINGS = {
  varieties: new Map([[PEA.id, PEA]]),
  products: new Map<string, Product>([
    [SINGLE.id, SINGLE],
    [MIX.id, MIX],
  ]),
};

test('a line sells its variety, the variety of its product, or a mix', () => {
  expect(soldThingOf({ varietyId: 'pea' }, THINGS)).toEqual({ product: undefined, variety: PEA });
  expect(soldThingOf({ productId: SINGLE.id }, THINGS)).toEqual({ product: SINGLE, variety: PEA });
  expect(soldThingOf({ productId: MIX.id }, THINGS)).toEqual({ product: MIX, variety: undefined });
  expect(soldThingOf({ productId: 'gone' }, THINGS)).toEqual({});
});

test('the size of the line goes before that of the product, that before the first one of the variety', () => {
  const both = { product: SINGLE, variety: PEA };
  expect(packageSizeOz(packages('pea', 2, 1), both)).toBe(1);
  expect(packageSizeOz(packages('pea', 2), both)).toBe(5);
  expect(packageSizeOz(packages('pea', 2), { variety: PEA })).toBe(3);
});

test('a package without a size has two ounces', () => {
  expect(packageSizeOz(packages('gone', 3), {})).toBe(2);
  expect(packageSizeOz(packages('pea', 3), { variety: aVariety({ packSizes: [] }) })).toBe(2);
  expect(itemOunces(packages('gone', 3), {})).toBe(6);
});

test('loose weight is ounces, 16 to a pound and 0.03527 to a gram', () => {
  expect(itemOunces(bulk('pea', 3, 'oz'), {})).toBe(3);
  expect(itemOunces(bulk('pea', 2, 'lb'), {})).toBe(32);
  expect(itemOunces(bulk('pea', 100, 'g'), {})).toBeCloseTo(3.527, 9);
});
