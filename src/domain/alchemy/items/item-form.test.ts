import { expect, test } from 'vitest';
import { anItem } from '#tests/support/builders/alchemy-builders.ts';
import { itemCost, itemSaveProblem } from './pro-item-cost.ts';
import { proItemDraft, type ProItemDraft } from './pro-item-draft.ts';
import { itemFields } from './item-fields.ts';
import { searchItems } from './search-items.ts';

const PACKAGE_NEEDED =
  'Please enter package size, package unit, and package cost so we can derive the unit cost.';

function typed(more: Partial<ProItemDraft> = {}): ProItemDraft {
  return {
    ...proItemDraft(null),
    name: 'Sea salt',
    type: 'raw',
    unit: 'g',
    purchaseQty: 5,
    purchaseUnit: 'lb',
    purchaseCostUSD: 40,
    ...more,
  };
}

const powder = typed({
  type: 'microgreen_powder',
  purchaseQty: null,
  purchaseUnit: '',
  powder: { ...proItemDraft(null).powder, enabled: true, freshCostPerTrayUSD: 3 },
});

const problemOfNew = (draft: ProItemDraft) => itemSaveProblem(draft, { isNew: true });

test('a new item says what is missing: name, then unit, then type, then its package', () => {
  expect(problemOfNew(proItemDraft(null))).toBe('Name is required');
  expect(problemOfNew(typed({ name: '  ' }))).toBe('Name is required');
  expect(problemOfNew(typed({ unit: '', type: '' }))).toBe('Unit is required');
  expect(problemOfNew(typed({ type: '', purchaseQty: null }))).toBe('Type is required');
  expect(problemOfNew(typed({ purchaseQty: 0 }))).toBe(PACKAGE_NEEDED);
  expect(problemOfNew(typed({ purchaseUnit: '' }))).toBe(PACKAGE_NEEDED);
  expect(problemOfNew(typed({ purchaseCostUSD: 0 }))).toBe(PACKAGE_NEEDED);
  expect(problemOfNew(typed())).toBeNull();
});

test('an item that is there already needs no package', () => {
  expect(itemSaveProblem(typed({ purchaseQty: null }), { isNew: false })).toBeNull();
});

test('a package whose unit does not convert is not saved', () => {
  expect(problemOfNew(typed({ unit: 'ml' }))).toBe('Incompatible unit conversion: lb -> ml');
  expect(itemSaveProblem(typed({ unit: 'unit' }), { isNew: false })).toBe(
    'Incompatible unit conversion: lb -> unit',
  );
});

test('a powder whose cost is calculated needs no package', () => {
  expect(problemOfNew(powder)).toBeNull();
  const noTrays = { ...powder, powder: { ...powder.powder, traysPerCycleAllocated: 0 } };
  expect(problemOfNew(noTrays)).toBe(PACKAGE_NEEDED);
  expect(problemOfNew({ ...powder, type: 'raw' })).toBe(PACKAGE_NEEDED);
});

test('the unit cost of an item is that of its package, of a powder the calculated one', () => {
  expect(itemCost(typed(), null)).toEqual({ dollars: 0.0176, from: 'package' });
  expect(itemCost(powder, null)).toEqual({ dollars: 0.0827, from: 'powder' });
  expect(itemCost(typed({ purchaseQty: null }), null)).toBeNull();
});

test('a unit cost that was typed in the table stays while the package stays', () => {
  const stored = anItem({
    unitCost: 0.02,
    purchaseQty: 5,
    purchaseUnit: 'lb',
    purchaseCostUSD: 40,
  });
  const draft = proItemDraft(stored);
  expect(itemFields({ ...draft, notes: 'Fine' }, stored).unitCost).toBe(0.02);
  expect(itemFields({ ...draft, purchaseCostUSD: 80 }, stored).unitCost).toBe(0.0353);
});

test('an item keeps its cost in another unit', () => {
  const stored = anItem({ unit: 'lb', unitCost: 16 });
  expect(itemFields({ ...proItemDraft(stored), unit: 'oz' }, stored).unitCost).toBe(1);
});

test('low stock by percent is of the package, else of the first stock', () => {
  expect(itemFields(typed({ stockQty: 300 }), null).initialQtyInUnit).toBe(2267.9619);
  expect(itemFields({ ...powder, stockQty: 300 }, null).initialQtyInUnit).toBe(300);
  expect(itemFields(typed({ initialQtyInUnit: 500 }), null).initialQtyInUnit).toBe(500);
});

test('an item comes back from its form as it was', () => {
  const stored = anItem({
    type: 'microgreen_powder',
    supplier: 'Coast Dry Goods',
    initialQtyInUnit: 2000,
    varietyId: 'pea',
  });
  const { id, ...fields } = stored;
  expect(id).toBe('itm_salt');
  expect(itemFields(proItemDraft(stored), stored)).toEqual(fields);
});

test('items are found by name, type, supplier and notes in any case', () => {
  const items = [
    anItem({ id: 'itm_jar', type: 'packaging', supplier: 'Coast Dry Goods' }),
    anItem({ id: 'itm_pea', type: 'microgreen_powder', notes: 'Ground fine' }),
  ];
  const found = (words: string) => searchItems(items, words).map(({ id }) => id);
  expect(found(' JAR ')).toEqual(['itm_jar']);
  expect(found('coast')).toEqual(['itm_jar']);
  expect(found('powder')).toEqual(['itm_pea']);
  expect(found('FINE')).toEqual(['itm_pea']);
  expect(found('')).toHaveLength(2);
  expect(found('mint')).toEqual([]);
});
