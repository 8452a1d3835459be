import { expect, test } from 'vitest';
import { aMaterial, aSoil } from '#tests/support/builders/catalog-builders.ts';
import type { Material } from '#domain/catalog/catalog.ts';
import type { SeedStock } from '#domain/reports/seed-stocks.ts';
import { aVariety } from '#tests/support/builders/builders.ts';
import { materialRows } from './material-columns.tsx';

const row = (material: Material, seeds = new Map<string, SeedStock>()) =>
  materialRows([material], seeds)[0];

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

test('seed that varieties take shows what the vault has, once something was booked there', () => {
  const seed = aMaterial({
    id: 'mat_seed',
    type: 'seed',
    stock: { qty: 25, unit: 'lb' },
    meta: { reorder: { qty: 10, unit: 'lb' } },
  });
  const vault = (pounds: number | null) =>
    row(seed, new Map([['mat_seed', { varieties: [aVariety()], pounds }]]));
  expect(vault(3.5)).toMatchObject({
    stock: '3.5 lb',
    stockElsewise: 'in the seed vault',
    onHand: 3.5,
    inVault: true,
    isLow: true,
  });
  expect(vault(null)).toMatchObject({ stock: '25 lb', inVault: false, isLow: false });
});
