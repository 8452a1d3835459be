import { expect, test } from 'vitest';
import type { Catalog } from '#domain/catalog/catalog.ts';
import { act } from '#tests/support/devices/act.ts';
import { aFarm } from '#tests/support/builders/builders.ts';
import { aBill, anOverhead } from '#tests/support/builders/catalog-builders.ts';

function farmWith(part: Partial<Catalog> = {}) {
  return aFarm({ catalog: { ...aFarm().catalog, ...part } });
}

test('bills leave budgets and scenario as they are', () => {
  const farm = farmWith({ overheads: [anOverhead()] });
  const after = act(farm, { type: 'RECORD_OVERHEAD_BILL', payload: aBill() });
  expect(after.catalog.overheads).toBe(farm.catalog.overheads);
  expect(after.catalog.overheadScenario).toBe(farm.catalog.overheadScenario);
});

test('the scenario is remembered with at least one month', () => {
  const scenario = { months: 0, trays: 300, units: 800, events: 4, ounces: 0, batches: 0 };
  const farm = act(farmWith(), { type: 'SET_OVERHEAD_SCENARIO', payload: { scenario } });
  expect(farm.catalog.overheadScenario).toEqual({ ...scenario, months: 1 });
});
