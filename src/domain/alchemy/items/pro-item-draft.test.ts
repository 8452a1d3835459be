import { expect, test } from 'vitest';
import { anItem } from '#tests/support/builders/alchemy-builders.ts';
import { draftInUnit } from './draft-in-unit.ts';
import { powderCalcOf, proItemDraft } from './pro-item-draft.ts';

const STORED = anItem({ unit: 'g', stockQty: 1500, reorderPoint: 250, initialQtyInUnit: 10 });

test('the form of a new item is blank, and asks for a reorder point', () => {
  expect(proItemDraft(null)).toEqual({
    name: '',
    type: '',
    unit: '',
    stockQty: null,
    reorderMode: 'point',
    reorderPoint: null,
    reorderPercent: null,
    initialQtyInUnit: null,
    supplier: '',
    notes: '',
    purchaseQty: null,
    purchaseUnit: '',
    purchaseCostUSD: null,
    powder: {
      enabled: false,
      freshCostPerTrayUSD: null,
      harvestOzPerTray: null,
      powderYieldPct: null,
      freezeCycleCostUSD: null,
      traysPerCycleAllocated: null,
    },
    varietyId: null,
  });
});

test('the form of a stored item holds what the item holds', () => {
  const bought = {
    reorderMode: 'percent',
    reorderPercent: 20,
    supplier: 'Mill',
    notes: 'dry',
    purchaseQty: 2,
    purchaseUnit: 'kg',
    purchaseCostUSD: 30,
    varietyId: 'pea',
  } as const;
  const { name, type } = STORED;
  expect(proItemDraft({ ...STORED, ...bought })).toMatchObject({
    ...bought,
    name,
    type,
    unit: 'g',
    stockQty: 1500,
    reorderPoint: 250,
    initialQtyInUnit: 10,
  });
});

test('a powder is calculated with what is typed, 0 too, else with the usual figures', () => {
  const { powder } = proItemDraft(null);
  expect(powderCalcOf(powder)).toEqual({
    enabled: false,
    freshCostPerTrayUSD: 0,
    harvestOzPerTray: 16,
    powderYieldPct: 8,
    freezeCycleCostUSD: 0,
    traysPerCycleAllocated: 7,
  });
  const typed = {
    enabled: true,
    freshCostPerTrayUSD: 0,
    harvestOzPerTray: 1,
    powderYieldPct: 2,
    freezeCycleCostUSD: 3,
    traysPerCycleAllocated: 4,
  };
  expect(powderCalcOf(typed)).toEqual(typed);
});

test('in another unit the form tells the same amounts, or none where it measures something else', () => {
  const draft = proItemDraft(STORED);
  const amounts = { unit: 'kg', stockQty: 1.5, reorderPoint: 0.25, initialQtyInUnit: 0.01 };
  expect(draftInUnit(draft, STORED, 'kg')).toEqual({ ...draft, ...amounts });
  const none = { unit: 'unit', stockQty: null, reorderPoint: null, initialQtyInUnit: null };
  expect(draftInUnit(draft, STORED, 'unit')).toEqual({ ...draft, ...none });
  const blank = { ...draft, stockQty: null };
  expect(draftInUnit(blank, STORED, 'kg')).toMatchObject({ stockQty: null, reorderPoint: 0.25 });
});

test('a new item, and one whose unit is not known, keeps the amounts that were typed', () => {
  const typed = { ...proItemDraft(null), stockQty: 3 };
  expect(draftInUnit({ ...typed, unit: 'g' }, null, 'kg')).toEqual({ ...typed, unit: 'kg' });
  expect(draftInUnit(typed, STORED, 'kg')).toEqual({ ...typed, unit: 'kg' });
  const draft = proItemDraft(STORED);
  expect(draftInUnit(draft, STORED, '')).toEqual({ ...draft, unit: '' });
});
