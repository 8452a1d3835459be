import { expect, test } from 'vitest';
import { readAlchemy } from './read-alchemy.ts';

test('N29: Pro records have their defaults', () => {
  const { items, products, orders } = readAlchemy({
    items: [{ id: 'i', type: 'dust', reorderMode: 'sometimes', unit: 'each' }],
    products: [{ id: 'p', batchOutputQty: 0, subgroupId: ' ', recipe: [{ itemId: 'i', qty: 2 }] }],
    orders: [{ id: 'JANE-001', status: 'paid', customer: 'Jane' }],
  });
  expect(items).toMatchObject([{ type: 'raw', unit: 'unit', reorderMode: 'point' }]);
  expect(products).toMatchObject([
    { batchOutputQty: 1, subgroupId: null, recipe: [{ itemId: 'i', qty: 2, unit: '' }] },
  ]);
  expect(orders).toMatchObject([
    { status: 'draft', customer: { name: 'Jane', email: '' }, _reserved: false, _consumed: false },
  ]);
});

test('N30: a recipe told as an object gives lines, name and variants', () => {
  const { products } = readAlchemy({
    products: [
      {
        id: 'p',
        recipe: {
          name: 'House blend',
          lines: [{ ingredientId: 'i', amount: '2.5', unit: 'grams' }],
          variants: { Mild: [{ itemId: 'j', qty: 1 }] },
        },
      },
    ],
  });
  expect(products[0]).toMatchObject({
    recipe: [{ itemId: 'i', qty: 2.5, unit: 'g', notes: '' }],
    recipeName: 'House blend',
    variants: [{ name: 'Mild', lines: [{ itemId: 'j', qty: 1, unit: '', notes: '' }] }],
  });
});

test('N30: variants may come as a list as well', () => {
  const variants = [{ name: 'Mild', lines: [{ ingredientId: 'j', amount: 1 }] }];
  expect(readAlchemy({ products: [{ id: 'p', variants }] }).products[0]?.variants).toEqual([
    { name: 'Mild', lines: [{ itemId: 'j', qty: 1, unit: '', notes: '' }] },
  ]);
});
