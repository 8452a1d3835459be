import { expect, test } from 'vitest';
import { anItem, aPowderCalc } from '#tests/support/builders/alchemy-builders.ts';
import { draftInUnit } from './draft-in-unit.ts';
import { powderCalcOf, proItemDraft } from './pro-item-draft.ts';

const STORED = anItem({ unit: 'g', stockQty: 1500, reorderPoint: 250, initialQtyInUnit: 10 });

test('the form of a new item is blank, with a reorder point and a powder that is not costed', () => {
  const blank = (value: '' | null, ...names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, value]));
  expect(proItemDraft(null)).toEqual({
    ...blank('', 'name', 'type', 'unit', 'supplier', 'notes', 'purchaseUnit'),
    ...blank(null, 'stockQty', 'reorderPoint', 'reorderPercent', 'initialQtyInUnit'),
    ...blank(null, 'purchaseQty', 'purchaseCostUSD', 'varietyId'),
    reorderMode: 'point',
    powder: {
      enabled: false,
      ...blank(null, 'freshCostPerTrayUSD', 'harvestOzPerTray', 'powderYieldPct'),
      ...blank(null, 'freezeCycleCostUSD', 'traysPerCycleAllocated'),
    },
  });
});

test('the form of a stored item holds all that is stored', () => {
  const powderCalc = {
    enabled: true,
    freshCostPerTrayUSD: 3,
    harvestOzPerTray: 12,
    powderYieldPct: 9,
    freezeCycleCostUSD: 20,
    traysPerCycleAllocated: 5,
  };
  const stored = {
    name: 'Pea powder',
    type: 'microgreen_powder',
    unit: 'kg',
    stockQty: 2,
    reorderMode: 'percent',
    reorderPoint: 1,
    reorderPercent: 20,
    initialQtyInUnit: 7,
    supplier: 'Own',
    notes: 'Dry',
    purchaseQty: 3,
    purchaseUnit: 'lb',
    purchaseCostUSD: 40,
    varietyId: 'pea',
  } as const;
  const { powder, ...form } = proItemDraft(anItem({ ...stored, powderCalc }));
  expect(form).toEqual(stored);
  expect(powder).toEqual(powderCalc);
  expect(powderCalcOf(powder)).toEqual(powderCalc);
});

test('a powder of which nothing is typed gives 16 oz a tray, 8 percent, 7 trays a cycle, and costs nothing', () => {
  expect(powderCalcOf({ ...proItemDraft(null).powder, enabled: true })).toEqual(aPowderCalc());
});

test('the form converts its amounts to another unit, or clears them if the unit measures something else', () => {
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
