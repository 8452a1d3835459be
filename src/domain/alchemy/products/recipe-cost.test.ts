import { expect, test } from 'vitest';
import type { ProItem, ProRecipeLine } from '../alchemy.ts';
import { anItem } from '#tests/support/builders/alchemy-builders.ts';
import { recipeCost } from './recipe-cost.ts';

const line = (itemId: string, qty: number, unit: ProRecipeLine['unit'] = '') => ({
  itemId,
  qty,
  unit,
});

const byId = (...items: readonly ProItem[]) => new Map(items.map((item) => [item.id, item]));

const items = byId(
  anItem({ id: 'itm_pea', unit: 'g', unitCost: 0.1299 }),
  anItem({ id: 'itm_jar', unit: 'unit', unitCost: 0.85 }),
  anItem({ id: 'itm_label', unit: 'unit', unitCost: 0.05 }),
  anItem({ id: 'itm_salt', unit: 'g', unitCost: 0.0176 }),
);

test('10 jars of 30 g pea powder cost $47.97, $4.7970 each', () => {
  const recipe = [line('itm_pea', 300, 'g'), line('itm_jar', 10, 'unit'), line('itm_label', 10)];
  const cost = recipeCost(recipe, 10, items);
  expect(cost.lines.map(({ dollars }) => dollars)).toEqual([38.97, 8.5, 0.5]);
  expect(cost).toMatchObject({ total: 47.97, perUnit: 4.797, isComplete: true });
});

test('2 oz of an item that costs $0.0176 a gram are $0.9979', () => {
  const cost = recipeCost([line('itm_salt', 2, 'oz')], 1, items);
  expect(cost.lines[0]?.dollars).toBe(0.9979);
});

test('a line that cannot be converted counts nothing and says why', () => {
  const cost = recipeCost([line('itm_pea', 2, 'ml'), line('itm_jar', 2)], 2, items);
  const problem = 'Incompatible unit conversion: ml -> g';
  expect(cost.lines[0]).toMatchObject({ dollars: 0, problem });
  expect(cost).toMatchObject({ total: 1.7, perUnit: 0.85, isComplete: false });
});

test('an item that was deleted is missing and costs nothing', () => {
  const cost = recipeCost([line('itm_gone', 5, 'g')], 1, items);
  expect(cost.lines).toEqual([{ item: null, dollars: 0, problem: 'Missing item' }]);
  expect(cost.isComplete).toBe(false);
});

test('a batch of nothing has no cost per unit; a product without recipe costs nothing', () => {
  expect(recipeCost([line('itm_jar', 1)], 0, items).perUnit).toBeNull();
  expect(recipeCost([], 10, items)).toMatchObject({ total: 0, perUnit: 0, isComplete: true });
});
