import { expect, test } from 'vitest';
import { anOverhead } from '#tests/support/builders/catalog-builders.ts';
import { hasOwnOverheads, largestOverhead, sharePerTray } from './overhead-shares.ts';

/** Two months of 300 trays. */
const SCENARIO = { months: 2, trays: 300, units: 900, events: 12, ounces: 2400, batches: 30 };

test('what an overhead costs falls on the trays of the scenario by how often it comes', () => {
  const share = (mode: Parameters<typeof sharePerTray>[0]['mode'], trays = 300) =>
    sharePerTray({ mode, cost: 6 }, { ...SCENARIO, trays });
  expect(share('PER_TRAY')).toBe(6);
  expect(share('PER_MONTH')).toBe(0.04);
  expect(share('PER_EVENT')).toBe(0.24);
  expect(share('PER_BATCH')).toBe(0.6);
  expect(share('PER_MONTH', 1)).toBe(12);
});

test('what is paid by package or by ounce falls on no tray, and without trays nothing does', () => {
  expect(sharePerTray({ mode: 'PER_UNIT', cost: 6 }, SCENARIO)).toBe(0);
  expect(sharePerTray({ mode: 'PER_OZ', cost: 6 }, SCENARIO)).toBe(0);
  expect(sharePerTray({ mode: 'PER_MONTH', cost: 6 }, { ...SCENARIO, trays: 0 })).toBe(0);
});

test('the overhead that adds most to a tray is named, and none where nothing adds anything', () => {
  const lights = anOverhead({ name: 'Lights', mode: 'PER_TRAY', cost: 0.4 });
  const rent = anOverhead({ name: 'Rent', mode: 'PER_MONTH', cost: 600 });
  const bags = anOverhead({ name: 'Bags', mode: 'PER_UNIT', cost: 90 });
  const largest = (...overheads: readonly (typeof rent)[]) =>
    largestOverhead({ overheads, overheadScenario: SCENARIO });
  expect(largest(bags, lights, rent)).toEqual({ overhead: rent, perTray: 4 });
  expect(largest(bags, lights)).toEqual({ overhead: lights, perTray: 0.4 });
  expect(largest(bags)).toBeNull();
  expect(largest()).toBeNull();
});

test('orders bear by themselves what an event or a batch costs', () => {
  const has = (mode: Parameters<typeof sharePerTray>[0]['mode'], cost: number) =>
    hasOwnOverheads({ overheads: [anOverhead({ mode, cost })] });
  expect([has('PER_EVENT', 1), has('PER_BATCH', 1), has('PER_BATCH', 0)]).toEqual([
    true,
    true,
    false,
  ]);
  expect([has('PER_MONTH', 1), has('PER_TRAY', 0)]).toEqual([false, false]);
});
