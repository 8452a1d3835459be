import { expect, test } from 'vitest';
import type { Overhead } from '#domain/catalog/catalog.ts';
import { anOverhead } from '#tests/support/builders/catalog-builders.ts';
import { hasOwnOverheads, largestOverhead, sharePerTray } from './overhead-shares.ts';

/** Two months of 300 trays. */
const SCENARIO = { months: 2, trays: 300, units: 900, events: 12, ounces: 2400, batches: 30 };

test('what an overhead costs falls on the trays of the scenario by how often it comes', () => {
  const share = (mode: Overhead['mode'], trays = 300) =>
    sharePerTray({ mode, cost: 6 }, { ...SCENARIO, trays });
  const times = (['PER_TRAY', 'PER_MONTH', 'PER_EVENT', 'PER_BATCH'] as const).map((mode) =>
    share(mode),
  );
  expect(times).toEqual([6, 0.04, 0.24, 0.6]);
  // What is paid by package or by ounce falls on no tray, and without trays nothing does.
  expect([share('PER_UNIT'), share('PER_OZ')]).toEqual([0, 0]);
  expect([share('PER_MONTH', 1), share('PER_MONTH', 0)]).toEqual([12, 0]);
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
  const has = (mode: Overhead['mode'], cost: number) =>
    hasOwnOverheads({ overheads: [anOverhead({ mode, cost })] });
  expect([has('PER_EVENT', 1), has('PER_BATCH', 1)]).toEqual([true, true]);
  expect([has('PER_BATCH', 0), has('PER_MONTH', 1)]).toEqual([false, false]);
});
