import { expect, test } from 'vitest';
import type { Price } from '#domain/prices/price.ts';
import { aMix, aSingleProduct, aVariety } from '#tests/support/builders/builders.ts';
import { importTable, planOfFile } from '#tests/support/files/import-file.ts';
import { planPriceImport, priceFileRows } from './import-prices.ts';

const PEA = aVariety({ id: 'pea' });
const FARM = { varieties: [PEA], products: [aSingleProduct(PEA), aMix({ pea: 100 })] };
const PRICES: readonly Price[] = [
  { id: 'prc_1', productId: 'prod_pea', packageOz: 4, amount: 5, from: null },
  { id: 'prc_2', varietyId: 'pea', packageOz: null, unit: 'lb', amount: 18, from: '2026-12-01' },
];
const TODAY = '2026-11-20';
const HEADS = ['Product', 'Size', 'Customer', 'From', 'Price'];

function plan(lines: readonly (readonly string[])[], heads = HEADS) {
  const table = importTable([heads, ...lines]);
  return planOfFile(planPriceImport(table, { ...FARM, prices: PRICES }, TODAY));
}

test('a row takes the place of the price for the same, and is new otherwise', () => {
  const { rows, records, added, changed } = plan([
    ['Pea', 'lb', '', '12/1/2026', '$19'],
    ['Pea', '4', 'Bistro Marlow', '12/1/2026', '4.25'],
    ['Salad', 'per g', '', '', '0.04'],
  ]);
  expect(rows).toMatchObject([
    { kind: 'changed', changes: [{ field: 'Price', before: '18', after: '19' }] },
    { kind: 'new', title: 'Pea', detail: '4' },
    { kind: 'new' },
  ]);
  expect(records).toMatchObject([
    { id: 'prc_2', varietyId: 'pea', amount: 19 },
    { packageOz: 4, customer: 'Bistro Marlow', from: '2026-12-01', amount: 4.25 },
    { productId: 'mix_salad', packageOz: null, unit: 'g', amount: 0.04 },
  ]);
  expect([added, changed]).toEqual([2, 1]);
});

test('an amount without a day counts from today where there is a price, and what was sold keeps its own', () => {
  const { rows, records, added, changed } = plan([['Pea', '4 oz', '', '', '$5.50']]);
  const changes = [
    { field: 'Price', before: '5', after: '5.5' },
    { field: 'From', before: '', after: TODAY },
  ];
  expect(rows).toMatchObject([{ kind: 'changed', changes }]);
  const id: unknown = expect.stringMatching(/^prc_(?!1$)/);
  const dearer = { productId: 'prod_pea', packageOz: 4, amount: 5.5, from: TODAY };
  expect(records).toEqual([{ id, ...dearer }]);
  expect([added, changed]).toEqual([0, 1]);
  // The file of the list itself, with its ids, mended in one cell.
  const mended = plan([['Pea', '4 oz', '', '', '5.5', 'prc_1']], [...HEADS, 'Id']);
  expect(mended.rows).toMatchObject([{ kind: 'changed', changes }]);
  expect(mended.records).toEqual(records);
  expect(plan([['Pea', '4 oz', '', '', '5']]).rows).toMatchObject([{ kind: 'unchanged' }]);
  // Loose pea has a price from December on only: this is the first one.
  expect(plan([['Pea', 'lb', '', '', '17']]).records).toMatchObject([{ amount: 17, from: null }]);
});

test('clearing the day of a price in the exported file changes that price and adds none', () => {
  const { rows, records } = plan([['Pea', 'lb', '', '', '18', 'prc_2']], [...HEADS, 'Id']);
  expect(rows).toMatchObject([{ kind: 'changed', changes: [{ field: 'From', after: '' }] }]);
  expect(records).toEqual([{ ...PRICES[1], from: null }]);
});

test.each([
  [['Basil', '4 oz', '', '', '5'], 'Product “Basil” is neither a product nor a variety.'],
  [['', '4 oz', '', '', '5'], 'Product is empty.'],
  [['Pea', 'big', '', '', '5'], 'Size “big” isn’t a size. Write 4 oz, or lb for bulk.'],
  [['Pea', '', '', '', '5'], 'Size is empty.'],
  [['Pea', '8 oz', '', '', ''], 'Price is empty.'],
  [['Pea', '8 oz', '', '', '-1'], 'Price “-1” must be 0 or more.'],
  [['Pea', '8 oz', '', 'soon', '5'], 'From “soon” isn’t a date. Write 2026-12-04 or 12/4/2026.'],
])('%j: %s', (cells, problem) => {
  expect(plan([cells]).rows).toMatchObject([{ kind: 'error', problem }]);
});

test('of two rows about one price the second is left out', () => {
  const { rows, records } = plan([
    ['Pea', '4 oz', '', '', '6'],
    ['pea', '4 oz', '', '', '7'],
  ]);
  expect(rows[1]).toMatchObject({ problem: 'Line 2 already has this price.' });
  expect(records).toMatchObject([{ amount: 6 }]);
});

test('a price per kilogram is read and written, and a size in grams is a size', () => {
  const { records } = plan([
    ['Pea', 'kg', '', '', '18.55'],
    ['Pea', '50 g', '', '', '2.5'],
  ]);
  expect(records).toMatchObject([
    { packageOz: null, unit: 'lb', perKg: 18.55, amount: 8.4141 },
    { amount: 2.5 },
  ]);
  expect(records[1]?.packageOz).toBeCloseTo(1.763698097479021, 12);
  const [, row] = priceFileRows(records, FARM);
  expect(row).toContain('kg');
  expect(row).toContain(18.55);
});

test('what is sold alive has its price by the tray, and the file of a price list changes nothing of it', () => {
  const live = aVariety({ id: 'live', name: 'Pea, live', live: true });
  const farm = { varieties: [PEA, live], products: [aSingleProduct(PEA), aSingleProduct(live)] };
  const prices: readonly Price[] = [
    { id: 'prc_1', productId: 'prod_live', packageOz: 1, amount: 12, from: null },
    { id: 'prc_3', varietyId: 'live', packageOz: 4, amount: 11, from: '2026-12-01' },
  ];
  const rows = priceFileRows([...prices, ...PRICES.slice(1)], farm);
  expect(rows[0]).toEqual([...HEADS, 'Id']);
  expect(rows.map(([, size]) => size)).toEqual(['Size', 'tray', 'tray', 'lb']);
  const known = { ...farm, prices: [...prices, ...PRICES.slice(1)] };
  const reread = planOfFile(planPriceImport(importTable(rows), known, TODAY));
  expect(reread.records).toEqual([]);
  expect(new Set(reread.rows.map(({ kind }) => kind))).toEqual(new Set(['unchanged']));
  const typed = importTable([
    HEADS,
    ['Pea, live', 'Tray', '', '', '13'],
    ['Pea', 'tray', '', '', '13'],
  ]);
  const fresh = planOfFile(planPriceImport(typed, farm, TODAY));
  expect(fresh.records).toMatchObject([{ packageOz: 1, amount: 13 }]);
  expect(fresh.rows[1]).toMatchObject({
    problem: 'Size “tray” isn’t a size. Write 4 oz, or lb for bulk.',
  });
});
