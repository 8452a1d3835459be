import { expect, test } from 'vitest';
import type { Material } from '#domain/catalog/catalog.ts';
import { aMaterial, aSoil } from '#tests/support/builders/catalog-builders.ts';
import { importTable, planOfFile } from '#tests/support/files/import-file.ts';
import type { FileCell } from '#domain/records/file-rows.ts';
import { materialFileRows, planMaterialImport } from './import-materials.ts';

const soil = aSoil({
  id: 'mat_coco',
  name: 'Coco coir',
  purchaseQty: 11,
  purchaseCost: 18,
  stock: { qty: 44, unit: 'lb' },
  isPrimarySoil: true,
  meta: {
    packSize: 11,
    packCost: 18,
    avgSoilPerTray: { qty: 1.1, unit: 'lb' },
    reorder: { qty: 22, unit: 'lb' },
  },
});
const clamshell = aMaterial({
  id: 'mat_clam',
  name: '4 oz clamshell',
  type: 'container',
  purchaseUnit: 'case',
  purchaseQty: 1,
  purchaseCost: 75,
  stock: { qty: 500, unit: 'each' },
  meta: { itemsPerCase: 250, capacity: { qty: 4, unit: 'fl_oz' } },
});

const plan = (...rows: FileCell[][]) =>
  planOfFile(planMaterialImport(importTable(rows), [soil, clamshell]));

const first = (...rows: FileCell[][]) => plan(...rows).records[0];

test('a new material is bought and counted in the usual unit', () => {
  expect(first(['Name', 'Type', 'Cost'], ['Pea seed', 'seed', '$1,250.00'])).toEqual({
    id: 'mat_pea-seed',
    name: 'Pea seed',
    type: 'seed',
    purchaseUnit: 'lb',
    purchaseQty: 1,
    purchaseCost: 1250,
    stock: { qty: 0, unit: 'lb' },
    isPrimarySoil: false,
    meta: {},
  });
  expect(first(['Name', 'Purchase unit', 'Stock'], ['Lids', 'Cases', 40])).toMatchObject({
    purchaseUnit: 'case',
    stock: { qty: 40, unit: 'each' },
  });
});

test('a pack of soil is its purchase too', () => {
  expect(first(['Name', 'Purchase cost', 'Pack size'], ['Coco coir', 20, 12])).toMatchObject({
    purchaseQty: 12,
    purchaseCost: 20,
    meta: { packSize: 12, packCost: 20 },
  });
});

test.each([
  ['Stock', '3 gal', 'Stock “3 gal” can’t be converted to lb.'],
  ['Stock', '-1', 'Stock “-1” must be 0 or more.'],
  ['Purchase unit', 'bucket', 'Purchase unit “bucket” isn’t a unit.'],
  [
    'Type',
    'gravel',
    'Type “gravel” isn’t one of Container, Insert, Label sheet, Soil, Seed, Other, Generic.',
  ],
  ['Purchase qty', '-1', 'Purchase qty “-1” must be 0 or more.'],
  ['Items per case', '0', 'Items per case “0” must be more than 0.'],
  ['Reorder at', '-1', 'Reorder at “-1” must be 0 or more.'],
  ['Labels per sheet', '30', 'Labels per sheet “30” applies only to Label sheet. Type is Soil.'],
])('%s %j: %s', (head, cell, problem) => {
  expect(plan(['Name', head], ['Coco coir', cell]).rows[0]).toMatchObject({ problem });
});

test('a file of the materials changes nothing of them', () => {
  const { rows, unread } = plan(...materialFileRows([soil, clamshell]).map((row) => [...row]));
  expect(rows.map(({ kind }) => kind)).toEqual(['unchanged', 'unchanged']);
  expect(unread).toEqual([]);
});

test('stock is counted in the unit of its column; a blank cell leaves the unit alone', () => {
  const heads = ['Name', 'Stock', 'Stock unit'];
  expect(first(heads, ['Coco coir', 30, ''])?.stock).toEqual({ qty: 30, unit: 'lb' });
  expect(first(heads, ['Lids', 40, 'case'])?.stock).toEqual({ qty: 40, unit: 'case' });
});

test('a material that an id names keeps a name', () => {
  expect(plan(['Id', 'Name'], ['mat_coco', ' ']).rows[0]).toMatchObject({
    problem: 'Name is empty.',
  });
});

test('a material of an unnamed type is bought by the piece, soil and seed by the pound', () => {
  const { records } = plan(
    ['Name', 'Type'],
    ['A', ''],
    ['B', 'Soil'],
    ['C', ' seeds '],
    ['D', 'label'],
  );
  expect(records.map(({ purchaseUnit }) => purchaseUnit).join(' ')).toBe('each lb lb each');
  expect(first(['Name'], ['Tape'])).toMatchObject({ type: 'other', purchaseUnit: 'each' });
});

test('what can be empty is emptied by a blank cell, amounts become 0', () => {
  const heads = ['Name', 'Purchase qty', 'Purchase cost', 'Stock', 'Items per case', 'Capacity'];
  expect(first(heads, ['4 oz clamshell', '', '', '', '', ''])).toEqual({
    ...clamshell,
    purchaseQty: 0,
    purchaseCost: 0,
    stock: { qty: 0, unit: 'each' },
    meta: {},
  });
  expect(plan(['Name', 'Type', 'Purchase unit'], ['Coco coir', '', '']).rows[0]?.kind).toBe(
    'unchanged',
  );
});

test('a pack of soil without a size is bought for its cost, and has no size', () => {
  const sized = (size: number) => first(['Name', 'Pack size'], ['Coco coir', size]);
  expect(sized(0)).toMatchObject({ purchaseQty: 0, purchaseCost: 18 });
  expect(sized(0)?.meta).not.toHaveProperty('packSize');
  expect(sized(0.5)?.meta.packSize).toBe(0.5);
});

test('a pack of soil that says its own size and cost is told by them', () => {
  const { packSize: _size, packCost: _cost, ...unpacked } = soil.meta;
  const bought = (material: Material) => materialFileRows([material])[1]?.slice(2, 5);
  expect(bought({ ...soil, purchaseQty: 1, purchaseCost: 1 })).toEqual([11, 'lb', 18]);
  expect(bought({ ...soil, meta: unpacked })).toEqual([11, 'lb', 18]);
  // Of another type the pack says nothing.
  expect(bought({ ...soil, type: 'other', purchaseQty: 2, purchaseCost: 3 })).toEqual([2, 'lb', 3]);
});

test.each([
  ['Reorder at', '4 oz clamshell', { reorder: { qty: 3, unit: 'each' } }],
  ['Capacity', '4 oz clamshell', { capacity: { qty: 3, unit: 'fl_oz' } }],
  ['Capacity', 'Bowl', { capacity: { qty: 3, unit: 'each' } }],
  ['Soil per tray', 'Peat', { avgSoilPerTray: { qty: 3, unit: 'lb' } }],
])(
  'a bare 3 under %s of %s takes the unit that was there, else the usual one',
  (head, name, meta) => {
    const materials: readonly Material[] = [
      clamshell,
      { ...clamshell, id: 'mat_bowl', name: 'Bowl', meta: {} },
      { ...soil, id: 'mat_peat', name: 'Peat', meta: {} },
    ];
    const table = importTable([
      ['Name', head],
      [name, 3],
    ]);
    const { records } = planOfFile(planMaterialImport(table, materials));
    expect(records[0]?.meta).toMatchObject(meta);
  },
);
