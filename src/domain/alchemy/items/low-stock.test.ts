import { expect, test } from 'vitest';
import { anItem } from '#tests/support/builders/alchemy-builders.ts';
import { isLowStock } from './low-stock.ts';

test('by percent: below 400 of 2000 g is low, 400 is not', () => {
  const powder = anItem({ reorderMode: 'percent', reorderPercent: 20, initialQtyInUnit: 2000 });
  expect(isLowStock({ ...powder, stockQty: 399.9 })).toBe(true);
  expect(isLowStock({ ...powder, stockQty: 400 })).toBe(false);
});

test('by point: 9 of 10 is low, 10 is not', () => {
  expect(isLowStock(anItem({ reorderPoint: 10, stockQty: 9 }))).toBe(true);
  expect(isLowStock(anItem({ reorderPoint: 10, stockQty: 10 }))).toBe(false);
});

test('without a point, a percent or an initial amount nothing is low', () => {
  const { reorderPoint: _, ...unset } = anItem({ stockQty: 0 });
  expect(isLowStock(unset)).toBe(false);
  expect(isLowStock({ ...unset, reorderMode: 'percent', initialQtyInUnit: 9 })).toBe(false);
  expect(isLowStock({ ...unset, reorderMode: 'percent', reorderPercent: 20 })).toBe(false);
});

test('a point of 0 is never passed', () => {
  expect(isLowStock(anItem({ reorderPoint: 0, stockQty: 0 }))).toBe(false);
});
