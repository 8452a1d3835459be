import { expect, test } from 'vitest';
import { anItem } from '#tests/support/builders/alchemy-builders.ts';
import { itemOfRow, NEW_ROW, rowDraft, rowInUnit, rowPatch, rowProblem } from './row-draft.ts';

const salt = anItem({ name: 'Sea salt', supplier: 'Coast' });

test('a blank number counts as 0', () => {
  expect(rowPatch(salt, { unitCost: null, stockQty: null, reorder: null })).toEqual({
    unitCost: 0,
    stockQty: 0,
    reorderPoint: 0,
  });
});

test('an item that is reordered by percent changes its percent', () => {
  const powder = anItem({ reorderMode: 'percent', reorderPercent: 20, initialQtyInUnit: 2000 });
  expect(rowDraft(powder).reorder).toBe(20);
  expect(rowPatch(powder, { reorder: 25 })).toEqual({ reorderPercent: 25 });
});

test('a row that is back in its own unit means what is stored, also of its reorder point', () => {
  const inPounds = rowInUnit(salt, 'lb');
  // 100 g at $0.10 and 10 g: a pound is 453.59237 g.
  expect(inPounds).toEqual({
    unit: 'lb',
    unitCost: 45.3592,
    stockQty: 0.220462,
    reorder: 0.022046,
  });
  expect(rowPatch(salt, { ...inPounds, ...rowInUnit(salt, 'g') })).toBeNull();
  expect(rowInUnit(salt, 'ml')).toEqual({
    unit: 'ml',
    unitCost: null,
    stockQty: null,
    reorder: null,
  });
  expect(rowPatch(salt, { ...rowInUnit(salt, 'ml'), ...rowInUnit(salt, 'g') })).toBeNull();
});

test('a row needs a name, a unit and a cost of at least 0', () => {
  expect(rowProblem({ ...NEW_ROW, name: '  ' })).toBe('Name is required');
  expect(rowProblem({ ...NEW_ROW, name: 'Salt' })).toBe('Unit is required');
  expect(rowProblem({ ...NEW_ROW, name: 'Salt', unit: 'g', unitCost: -1 })).toBe(
    'Unit cost must be at least 0',
  );
  expect(rowProblem({ ...NEW_ROW, name: 'Salt', unit: 'g' })).toBeNull();
});

test('a new row takes its unit cost as typed, blank numbers as 0, and is never low at 0', () => {
  expect(itemOfRow({ ...NEW_ROW, name: ' Salt ', unit: 'g', unitCost: 0.02 })).toEqual({
    id: '',
    name: 'Salt',
    type: 'raw',
    unit: 'g',
    unitCost: 0.02,
    stockQty: 0,
    reorderMode: 'point',
    reorderPoint: 0,
    initialQtyInUnit: 0,
    notes: '',
  });
});
