import { expect, test } from 'vitest';
import { ALCHEMY } from '../../schema/alchemy.ts';
import { readObject } from '../read-record.ts';

test('N29: Pro records have their defaults', () => {
  const { items, products, orders } = readObject(ALCHEMY, {
    items: [{ id: 'i', type: 'dust', reorderMode: 'sometimes', unit: 'each' }],
    products: [{ id: 'p', batchOutputQty: 0, subgroupId: ' ', recipe: [{ itemId: 'i', qty: 2 }] }],
    orders: [{ id: 'JANE-001', status: 'paid', customer: 'Jane' }],
  });
  expect(items).toEqual([
    {
      id: 'i',
      name: '',
      type: 'raw',
      unit: 'unit',
      unitCost: 0,
      stockQty: 0,
      reorderMode: 'point',
      notes: '',
    },
  ]);
  expect(products).toEqual([
    {
      id: 'p',
      name: '',
      categoryId: '',
      subgroupId: null,
      unit: 'unit',
      batchOutputQty: 1,
      recipe: [{ itemId: 'i', qty: 2, unit: '', notes: '' }],
      sku: '',
      active: true,
      notes: '',
    },
  ]);
  expect(orders).toEqual([
    {
      id: 'JANE-001',
      status: 'draft',
      createdAt: '1970-01-01T00:00:00.000Z',
      updatedAt: '1970-01-01T00:00:00.000Z',
      dueAt: null,
      customer: { name: 'Jane', email: '' },
      notes: '',
      lines: [],
      _reserved: false,
      _consumed: false,
    },
  ]);
});

test('N30: a recipe told as an object gives lines, name and variants', () => {
  const { products } = readObject(ALCHEMY, {
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
  expect(readObject(ALCHEMY, { products: [{ id: 'p', variants }] }).products[0]?.variants).toEqual([
    { name: 'Mild', lines: [{ itemId: 'j', qty: 1, unit: '', notes: '' }] },
  ]);
});
