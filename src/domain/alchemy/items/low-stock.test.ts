import { expect, test } from 'vitest';
import type { ProItem } from '../alchemy.ts';
import { anItem } from '#tests/support/builders/alchemy-builders.ts';
import { isLowStock } from './low-stock.ts';

const PERCENT = { reorderMode: 'percent', reorderPercent: 20, initialQtyInUnit: 2000 } as const;
const { reorderPoint: _, ...UNSET } = anItem({ stockQty: 0 });

test.each<readonly [string, Partial<ProItem>, boolean]>([
  ['399.9 g are less than 20% of 2000 g', { ...PERCENT, stockQty: 399.9 }, true],
  ['400 g are 20% of 2000 g', { ...PERCENT, stockQty: 400 }, false],
  ['9 g are below a point of 10 g', { reorderPoint: 10, stockQty: 9 }, true],
  ['10 g are not below a point of 10 g', { reorderPoint: 10, stockQty: 10 }, false],
  ['nothing is not below a point of 0', { reorderPoint: 0 }, false],
  ['there is no point', {}, false],
  ['there is no percent', { reorderMode: 'percent', initialQtyInUnit: 9 }, false],
  ['there is no initial amount', { reorderMode: 'percent', reorderPercent: 20 }, false],
])('stock is low or not where %s', (_what, more, isLow) => {
  expect(isLowStock({ ...UNSET, ...more })).toBe(isLow);
});
