import { expect, test } from 'vitest';
import type { Catalog } from '#domain/catalog/catalog.ts';
import { act } from '#tests/support/devices/act.ts';
import { aFarm } from '#tests/support/builders/builders.ts';

function farmWith(part: Partial<Catalog> = {}) {
  return aFarm({ catalog: { ...part } });
}

test('the scenario is remembered with at least one month', () => {
  const scenario = { months: 0, trays: 300, units: 800, events: 4, ounces: 0, batches: 0 };
  const farm = act(farmWith(), { type: 'SET_OVERHEAD_SCENARIO', payload: { scenario } });
  expect(farm.catalog.overheadScenario).toEqual({ ...scenario, months: 1 });
});
