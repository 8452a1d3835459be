import { expect, test } from 'vitest';
import { aMaterial, aSoil } from '#tests/support/builders/catalog-builders.ts';
import type { MaterialType } from '#domain/catalog/materials/material-types.ts';
import {
  chosenUnit,
  materialDraft,
  materialFields,
  materialSaveProblem,
  stockUnitProblem,
  type MaterialDraft,
} from './material-draft.ts';

const draft = (more: Partial<MaterialDraft> = {}): MaterialDraft => ({
  ...materialDraft(null, []),
  name: 'Lid',
  ...more,
});

const FULL = {
  purchase: { qty: 2, unit: 'lb' },
  purchaseCost: 8,
  capacity: { qty: 4, unit: null },
  labelsPerSheet: 30,
  avgSoilPerTray: { qty: 2.5, unit: null },
  gramsPerTray: 28,
  density: 0.4,
} as const;

test.each<[MaterialType, object]>([
  ['container', { capacity: { qty: 4, unit: 'each' } }],
  ['insert', {}],
  ['label_sheet', { labelsPerSheet: 30 }],
  ['soil', { packSize: 2, packCost: 8, avgSoilPerTray: { qty: 2.5, unit: 'lb' }, density: 0.4 }],
  ['seed', { gramsPerTray: 28 }],
  ['other', {}],
  ['generic', { density: 0.4 }],
])('%s keeps only the details of its type, in their usual units', (type, meta) => {
  expect(materialFields(draft({ ...FULL, type }), null).meta).toEqual(meta);
});

test('a pack of soil is stored as its purchase too', () => {
  const fields = materialFields(draft({ ...FULL, type: 'soil' }), null);
  expect(fields).toMatchObject({ purchaseQty: 2, purchaseUnit: 'lb', purchaseCost: 8 });
});

test('items per case count only for what is bought by the case', () => {
  const boxes = draft({ itemsPerCase: 250 });
  expect(materialFields(boxes, null).meta).toEqual({});
  const cased = draft({ itemsPerCase: 250, purchase: { qty: 1, unit: 'case' } });
  expect(materialFields(cased, null).meta).toEqual({ itemsPerCase: 250 });
});

test('units that nobody chose follow the type, the purchase and the stock', () => {
  expect(chosenUnit(draft(), 'purchase')).toBe('each');
  expect(chosenUnit(draft({ type: 'soil' }), 'purchase')).toBe('lb');
  const cased = draft({ purchase: { qty: 1, unit: 'case' } });
  expect([chosenUnit(cased, 'stock'), chosenUnit(cased, 'reorder')]).toEqual(['each', 'each']);
  expect(chosenUnit(draft({ stock: { qty: 1, unit: 'gal' } }), 'reorder')).toBe('gal');
});

test('a material comes back from its form as it was, also what the form knows nothing of', () => {
  const meta = {
    ...aSoil().meta,
    density: 0.4,
    reorder: { qty: 60, unit: 'lb' },
    countedAt: '2025-03-10T12:00:00.000Z',
    bay: 'B2',
  } as const;
  const { id: _id, isPrimarySoil: _isPrimarySoil, ...soil } = aSoil({ meta });
  expect(materialFields(materialDraft({ ...aSoil(), meta }, []), { ...aSoil(), meta })).toEqual(
    soil,
  );
});

test('an old pack of something that is no soil gives way to the purchase that is shown', () => {
  const stored = aMaterial({ meta: { packSize: 10, packCost: 99 } });
  const fields = materialFields(materialDraft(stored, []), stored);
  expect(fields.meta).toEqual({});
  expect(fields.purchaseCost).toBe(10);
});

test('stock is told anew when its unit changes, with the density that is typed', () => {
  const stored = aSoil({ stock: { qty: 2, unit: 'lb' } });
  const opened = materialDraft(stored, []);
  expect(materialFields(opened, stored).stock).toEqual({ qty: 2, unit: 'lb' });
  const inOunces = { ...opened, stock: { qty: null, unit: 'oz' } } as const;
  expect(materialFields(inOunces, stored).stock).toEqual({ qty: 32, unit: 'oz' });
  const inGallons = { ...opened, stock: { qty: null, unit: 'gal' } } as const;
  expect(stockUnitProblem(inGallons, stored)).toBe(
    'Mass↔Volume conversion requires positive density (g/ml).',
  );
  expect(stockUnitProblem({ ...inGallons, density: 0.4 }, stored)).toBeNull();
});

test('a material needs a name, and numbers of 0 or more', () => {
  expect(materialSaveProblem(draft())).toBeNull();
  expect(materialSaveProblem(draft({ name: ' ' }))).toBe('Name required');
  expect(materialSaveProblem(draft({ purchaseCost: -1 }))).toBe('Enter numbers, 0 or more');
  expect(materialSaveProblem(draft({ reorder: { qty: -1, unit: null } }))).toBe(
    'Enter numbers, 0 or more',
  );
});
