import { expect, test } from 'vitest';
import { aMaterial, aPackaging } from '#tests/support/builders/catalog-builders.ts';
import { packagingRows } from './packaging-columns.tsx';

const materials = [
  aMaterial({
    id: 'mat_clam',
    name: 'Clamshell',
    type: 'container',
    purchaseUnit: 'case',
    purchaseQty: 1,
    purchaseCost: 75,
    meta: { itemsPerCase: 250 },
  }),
  aMaterial({
    id: 'mat_pad',
    name: 'Pad',
    type: 'insert',
    purchaseUnit: 'case',
    purchaseQty: 1,
    purchaseCost: 20,
    meta: { itemsPerCase: 1000 },
  }),
  aMaterial({
    id: 'mat_labels',
    name: 'Labels',
    type: 'label_sheet',
    purchaseQty: 100,
    purchaseCost: 25,
    meta: { labelsPerSheet: 30 },
  }),
];
const clamshell = aPackaging({
  containerMaterialId: 'mat_clam',
  bom: [{ materialId: 'mat_pad', qty: 1, unit: 'each' }],
  labelRule: { labelSheetId: 'mat_labels', labelsPerUnit: 2 },
});

test('a package costs its container, its inserts and its label', () => {
  const [row] = packagingRows([clamshell], materials);
  // 75 / 250 + 20 / 1000 + 25 / 100 / 30 × 2
  expect(row?.cost.total).toBeCloseTo(0.336667, 6);
  expect(row).toMatchObject({ container: 'Clamshell', fill: '4 oz', inserts: 'Pad', warnings: [] });
});

test('several of an insert are counted', () => {
  const bom = [
    { materialId: 'mat_pad', qty: 2, unit: 'each' },
    { materialId: 'mat_pad', qty: 5, unit: 'g' },
  ] as const;
  expect(packagingRows([{ ...clamshell, bom }], materials)[0]?.inserts).toBe('2 × Pad, 5 g Pad');
});

test('a microgreens package without a weight in it is warned of, another package is not', () => {
  const empty = { ...clamshell, microgreenContent: null };
  const warningsOf = (packaging: typeof empty) =>
    packagingRows([packaging], materials)[0]?.warnings.map(({ text }) => text);
  expect(warningsOf(empty)).toEqual([
    'This package has no valid microgreen fill amount (qty+mass unit).',
  ]);
  expect(warningsOf({ ...empty, netContent: { qty: 4, unit: 'oz' } })).toEqual([]);
  expect(warningsOf({ ...empty, category: 'OTHER' })).toEqual([]);
});

test('a material that is gone costs nothing and is warned of', () => {
  const [row] = packagingRows([{ ...clamshell, containerMaterialId: 'mat_gone' }], materials);
  expect(row?.container).toBe('(deleted material)');
  expect(row?.cost.container).toBe(0);
  expect(row?.warnings).toHaveLength(1);
});
