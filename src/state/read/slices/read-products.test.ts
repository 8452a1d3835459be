import { expect, test } from 'vitest';
import { readProducts } from './read-products.ts';
import { readVarieties } from './read-varieties.ts';

const varieties = readVarieties([{ id: 'pea', name: 'Pea', packSizes: [6, 3] }]);

test('N11: a product without type is a mix if it has components, else single', () => {
  const products = readProducts(
    [
      {
        id: 'm',
        name: 'Rainbow',
        components: [{ varietyId: 'pea', percent: '99.9' }, { percent: 1 }],
      },
      { id: 's', varietyId: 'pea', packageSizeOz: 4 },
    ],
    varieties,
  );
  const createdAt = '1970-01-01T00:00:00.000Z';
  expect(products).toEqual([
    {
      id: 'm',
      type: 'mix',
      name: 'Rainbow',
      createdAt,
      components: [{ varietyId: 'pea', percent: 99.9 }],
      packageSizeOz: 2,
    },
    { id: 's', type: 'single', name: 'Pea', varietyId: 'pea', createdAt, packageSizeOz: 4 },
  ]);
});

test('N11: a variety without a single product gets its own in its first package size', () => {
  const own = { id: 'prod_pea', type: 'single', name: 'Pea', varietyId: 'pea', packageSizeOz: 3 };
  expect(readProducts([], varieties)).toMatchObject([own]);
});

test('N11: a single product without a size takes the first of its variety, else 2', () => {
  const sizeOf = (varietyId: string) =>
    readProducts([{ id: 's', type: 'single', varietyId, packageSizeOz: 0 }], varieties)[0]
      ?.packageSizeOz;
  expect(sizeOf('pea')).toBe(3);
  expect(sizeOf('leek')).toBe(2);
});

test('the product of a variety never takes the id of another product', () => {
  const mix = { id: 'prod_pea', type: 'mix', name: 'Odd', components: [] };
  expect(readProducts([mix], varieties).map(({ id }) => id)).toEqual(['prod_pea', 'prod_pea-2']);
});
