import { expect, test } from 'vitest';
import { aMaterial, aPackaging } from '#tests/support/builders/catalog-builders.ts';
import { exampleCatalog } from '#tests/support/farms/cost-example.ts';
import { packagingCost } from './packaging-cost.ts';

const { materials } = exampleCatalog();
const clamshell = aPackaging({
  name: 'Clamshell',
  containerMaterialId: 'mat_clamshell',
  bom: [{ materialId: 'mat_pad', qty: 1, unit: 'each' }],
  labelRule: { labelSheetId: 'mat_sheet', labelsPerUnit: 2 },
});

test('C1: container, pad and two of thirty labels', () => {
  const cost = packagingCost(clamshell, materials);
  expect(cost.container).toBeCloseTo(0.3, 12);
  expect(cost.inserts).toBeCloseTo(0.02, 12);
  expect(cost.label).toBeCloseTo((0.25 / 30) * 2, 12);
  expect(cost.total).toBeCloseTo(0.336667, 6);
  expect(cost.notes).toEqual([]);
});

test('a container that is also an insert counts once', () => {
  const bom = [{ materialId: 'mat_clamshell', qty: 1, unit: 'each' }] as const;
  const cost = packagingCost({ ...clamshell, bom }, materials);
  expect(cost).toMatchObject({ container: 0, inserts: 0.3 });
});

test('a material that is gone costs nothing and is noted', () => {
  const lost = { ...clamshell, containerMaterialId: 'mat_gone' };
  const { container, notes } = packagingCost(lost, materials);
  const text = 'A material of Clamshell no longer exists; its cost is not included.';
  expect([container, notes]).toEqual([0, [{ text, mend: { to: 'packaging', id: 'pkg_4' } }]]);
});

test('a mismatch of units falls back to the price per unit', () => {
  const bought = { purchaseUnit: 'lb', purchaseQty: 2, purchaseCost: 6 } as const;
  const twine = aMaterial({ id: 'mat_pad', name: 'Twine', ...bought });
  const { inserts, notes } = packagingCost(clamshell, [twine, ...materials]);
  const text = 'Twine is priced per lb and counted per each.';
  expect([inserts, notes]).toEqual([3, [{ text, mend: { to: 'material', id: 'mat_pad' } }]]);
});

test('labels wait for the number on a sheet, materials for their price', () => {
  const sheet = aMaterial({ id: 'mat_sheet', name: 'Sheet', type: 'label_sheet' });
  const pad = aMaterial({ id: 'mat_pad', name: 'Pad', purchaseQty: 0 });
  const cost = packagingCost(clamshell, [sheet, pad, ...materials]);
  expect(cost).toMatchObject({ label: 0, inserts: 0 });
  expect(cost.notes.map(({ text }) => text)).toEqual([
    'Set the price of Pad to include it.',
    'Set labels per sheet of Sheet to include the label cost.',
  ]);
});

test('a sheet of one label costs that label', () => {
  const sheet = aMaterial({ id: 'mat_sheet', type: 'label_sheet', meta: { labelsPerSheet: 1 } });
  // $10 for 100 sheets, two of them a package.
  expect(
    packagingCost(clamshell, [sheet, ...materials.filter(({ id }) => id !== sheet.id)]).label,
  ).toBeCloseTo(0.2, 9);
});
