import { expect, test } from 'vitest';
import { anItem } from '#tests/support/builders/alchemy-builders.ts';
import { itemCost, itemSaveProblem } from './pro-item-cost.ts';
import { proItemDraft, type ProItemDraft } from './pro-item-draft.ts';
import { itemFields } from './item-fields.ts';
import { searchItems } from './search-items.ts';

const PACKAGE_NEEDED =
  'Please enter package size, package unit, and package cost so we can derive the unit cost.';

const PACKAGE = { purchaseQty: 5, purchaseUnit: 'lb', purchaseCostUSD: 40 } as const;
const SALT = {
  ...proItemDraft(null),
  ...PACKAGE,
  name: 'Sea salt',
  type: 'raw',
  unit: 'g',
} as const;
const typed = (more: Partial<ProItemDraft> = {}): ProItemDraft => ({ ...SALT, ...more });

const powder = typed({
  type: 'microgreen_powder',
  purchaseQty: null,
  purchaseUnit: '',
  powder: { ...proItemDraft(null).powder, enabled: true, freshCostPerTrayUSD: 3 },
});

const noTrays = { ...powder, powder: { ...powder.powder, traysPerCycleAllocated: 0 } };

test.each<readonly [string, ProItemDraft, string | null]>([
  ['blank', proItemDraft(null), 'Name is required'],
  ['with a blank name', typed({ name: '  ' }), 'Name is required'],
  ['without a unit and a type', typed({ unit: '', type: '' }), 'Unit is required'],
  ['without a type', typed({ type: '', purchaseQty: null }), 'Type is required'],
  ['of a package of nothing', typed({ purchaseQty: 0 }), PACKAGE_NEEDED],
  ['of a package without a unit', typed({ purchaseUnit: '' }), PACKAGE_NEEDED],
  ['of a package for nothing', typed({ purchaseCostUSD: 0 }), PACKAGE_NEEDED],
  ['in another unit', typed({ unit: 'ml' }), 'Incompatible unit conversion: lb -> ml'],
  ['with all it needs', typed(), null],
  ['of a powder whose cost is calculated', powder, null],
  ['of a powder of no trays', noTrays, PACKAGE_NEEDED],
  ['of what is no powder', { ...powder, type: 'raw' }, PACKAGE_NEEDED],
])('a new item %s says what is missing', (_what, draft, problem) => {
  expect(itemSaveProblem(draft, { isNew: true })).toEqual(problem);
});

test('an item that is there already needs no package, but none whose unit does not convert', () => {
  expect(itemSaveProblem(typed({ purchaseQty: null }), { isNew: false })).toBeNull();
  const problem = 'Incompatible unit conversion: lb -> unit';
  expect(itemSaveProblem(typed({ unit: 'unit' }), { isNew: false })).toBe(problem);
});

test('the unit cost of an item is that of its package, of a powder the calculated one', () => {
  expect(itemCost(typed(), null)).toEqual({ dollars: 0.0176, from: 'package' });
  expect(itemCost(powder, null)).toEqual({ dollars: 0.0827, from: 'powder' });
  expect(itemCost(typed({ purchaseQty: null }), null)).toBeNull();
});

test('a unit cost that was typed in the table stays while the package stays', () => {
  const stored = anItem({ unitCost: 0.02, ...PACKAGE });
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
  for (const words of [' JAR ', 'coast']) expect(found(words)).toEqual(['itm_jar']);
  for (const words of ['powder', 'FINE']) expect(found(words)).toEqual(['itm_pea']);
  expect([found('').length, found('mint').length]).toEqual([2, 0]);
});
