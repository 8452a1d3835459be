import { expect, test } from 'vitest';
import { aFarm, anOrder, aVariety } from '#tests/support/builders/builders.ts';
import { mergeBothWays, mergeTwo } from '#tests/support/merge/merge-two.ts';
import type { FarmDocument } from '../document/farm-document.ts';

const FARM = aFarm({ varieties: [aVariety({ id: 'pea', packSizes: [2, 4] })] });

const quickTasks = (...commonTasks: string[]): FarmDocument => ({
  ...FARM,
  settings: { ...FARM.settings, commonTasks },
});
const packSizes = (...sizes: number[]): FarmDocument => ({
  ...FARM,
  varieties: [aVariety({ id: 'pea', packSizes: sizes })],
});

test('what one device takes out of a list stays out while the other adds to it', () => {
  const base = quickTasks('Clean', 'Sweep', 'Water');
  const adds = quickTasks('Clean', 'Feed', 'Sweep', 'Water');
  const takesOut = quickTasks('Clean', 'Water');
  for (const { merged, notices } of mergeBothWays(base, adds, takesOut)) {
    expect(merged.settings.commonTasks).toEqual(['Clean', 'Feed', 'Water']);
    expect(notices).toEqual([]);
  }
});

test('what both devices add to a list is in it once, texts by the alphabet and sizes by number', () => {
  const tasks = mergeTwo(
    quickTasks('Sweep'),
    quickTasks('Sweep', 'Water'),
    quickTasks('Feed', 'Sweep', 'Water'),
  );
  expect(tasks.merged.settings.commonTasks).toEqual(['Feed', 'Sweep', 'Water']);
  const sizes = mergeTwo(packSizes(2, 4), packSizes(2, 4, 8), packSizes(2, 4, 10));
  expect(sizes.merged.varieties[0]?.packSizes).toEqual([2, 4, 8, 10]);
});

test('a text that both devices add in other capitals is in the list once', () => {
  const { merged } = mergeTwo(quickTasks(), quickTasks('SWEEP'), quickTasks('Sweep'));
  expect(merged.settings.commonTasks).toEqual(['Sweep']);
});

const withOrder = (customer: string): FarmDocument => ({
  ...FARM,
  orders: [anOrder({ customer })],
});

test('without a common past, what only one device has filled in stands, and is no news', () => {
  for (const { merged, notices } of mergeBothWays(null, withOrder(''), withOrder('Ana'))) {
    expect(merged.orders[0]?.customer).toBe('Ana');
    expect(notices.filter(({ field }) => field === 'customer')).toEqual([]);
  }
});
