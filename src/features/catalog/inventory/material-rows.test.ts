import { expect, test } from 'vitest';
import { aMaterial, aSoil } from '#tests/support/builders/catalog-builders.ts';
import type { Material } from '#domain/catalog/catalog.ts';
import { materialRows } from './material-rows.ts';

const row = (material: Material) => materialRows([material])[0];

const cups = aMaterial({
  purchaseUnit: 'case',
  purchaseQty: 1,
  purchaseCost: 75,
  stock: { qty: 500, unit: 'each' },
  meta: { itemsPerCase: 250, reorder: { qty: 600, unit: 'each' } },
});

test('a case is priced by the piece when its content is known', () => {
  expect(row(cups)).toMatchObject({ purchase: '1 case of 250, $75.00', cost: '$0.30 / each' });
  expect(row({ ...cups, meta: { itemsPerCase: 1000 } })).toMatchObject({
    purchase: '1 case of 1,000, $75.00',
    cost: '$0.08 / each',
  });
  expect(row({ ...cups, meta: {} })).toMatchObject({
    purchase: '1 case, $75.00',
    cost: '$75.00 / case',
  });
});

test('soil is told by its pack', () => {
  const soil = aSoil({ purchaseQty: 1, purchaseCost: 1 });
  expect(row(soil)).toMatchObject({ purchase: '50 lb, $25.00', cost: '$0.50 / lb' });
});

test('what was never bought has no price', () => {
  expect(row(aMaterial({ purchaseQty: 0 }))).toMatchObject({ purchase: '—', cost: '—' });
});

test('stock is told in its own unit and as it is bought, low below its reorder level', () => {
  expect(row(cups)).toMatchObject({
    stock: '500 each',
    stockElsewise: '2 cases',
    isLow: true,
    reorder: '600 each',
  });
  expect(row({ ...cups, stock: { qty: 70, unit: 'each' } })?.stockElsewise).toBe('0.28 cases');
  expect(row({ ...cups, stock: { qty: 1, unit: 'each' } })?.stockElsewise).toBe('0 cases');
  expect(row(aMaterial())).toMatchObject({ stockElsewise: '', isLow: false, reorder: null });
});
