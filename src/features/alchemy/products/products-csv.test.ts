import { expect, test } from 'vitest';
import { anItem, aProProduct } from '#tests/support/builders/alchemy-builders.ts';
import { productsCsv } from './products-csv.ts';

test('the file has a line of each recipe and variant with its cost', () => {
  const salt = { itemId: 'itm_salt', qty: 2, unit: 'oz', notes: '' } as const;
  const rows = productsCsv({
    items: [anItem({ name: 'Sea salt', unitCost: 0.0176 })],
    categories: [{ id: 'cat_powders', name: 'Powders', order: 0 }],
    subgroups: [],
    products: [
      aProProduct({
        name: 'Green salt',
        batchOutputQty: 1,
        recipe: [salt, { ...salt, unit: 'ml' }],
        variants: [{ name: 'Plain', lines: [] }],
      }),
    ],
    orders: [],
  });
  const lead = ['Green salt', 'Powders', null, ''];
  const totals = [0.9979, 1, 'unit', 0.9979];
  expect(rows.slice(1)).toEqual([
    [...lead, '', 'Sea salt', 2, 'oz', 0.9979, ...totals, null],
    [...lead, '', 'Sea salt', 2, 'ml', 0, ...totals, 'Incompatible unit conversion: ml -> g'],
    [...lead, 'Plain', null, null, null, null, 0, 1, 'unit', 0, null],
  ]);
});
