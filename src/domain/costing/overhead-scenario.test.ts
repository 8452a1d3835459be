import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import type { Overhead, OverheadScenario } from '#domain/catalog/catalog.ts';
import { OVERHEAD_MODES } from '#domain/catalog/overheads/overhead-modes.ts';
import { keysOf } from '#domain/records/lists.ts';
import { anOverhead } from '#tests/support/builders/catalog-builders.ts';
import { scenarioCosts } from './overhead-scenario.ts';

const overheads = [
  anOverhead({ name: 'Lights', category: 'ELECTRIC', mode: 'PER_TRAY', cost: 0.4 }),
  anOverhead({ name: 'Rent', category: 'RENT', mode: 'PER_MONTH', cost: 600 }),
  anOverhead({ name: 'Bags', category: 'GENERAL', mode: 'PER_UNIT', cost: 0.05 }),
  anOverhead({ name: 'Stall fee', category: 'EVENTS', mode: 'PER_EVENT', cost: 45 }),
];
const NOTHING = { trays: 0, units: 0, events: 0, ounces: 0, batches: 0 };
const EMPTY_SCENARIO: OverheadScenario = { months: 1, ...NOTHING };
const MONTH = { ...EMPTY_SCENARIO, trays: 300, units: 800, events: 4 };

test('every budget is multiplied by the volume of its mode, and the total shared, to 6 decimals', () => {
  const { modes, ...shares } = scenarioCosts({ overheads, overheadScenario: MONTH });
  expect(modes).toEqual([
    { mode: 'PER_MONTH', rate: 600, volume: 1, subtotal: 600 },
    { mode: 'PER_TRAY', rate: 0.4, volume: 300, subtotal: 120 },
    { mode: 'PER_UNIT', rate: 0.05, volume: 800, subtotal: 40 },
    { mode: 'PER_EVENT', rate: 45, volume: 4, subtotal: 180 },
    { mode: 'PER_OZ', rate: 0, volume: 0, subtotal: 0 },
    { mode: 'PER_BATCH', rate: 0, volume: 0, subtotal: 0 },
  ]);
  expect(shares).toMatchObject({ total: 940, perTray: 3.133333, perUnit: 1.175, perEvent: 235 });
});

test('a volume of 0 has no share', () => {
  const none = { perTray: null, perUnit: null, perEvent: null, perOunce: null };
  const costs = scenarioCosts({ overheads, overheadScenario: EMPTY_SCENARIO });
  expect(costs).toMatchObject({ total: 600, ...none });
});

test('the subtotals make up the total', () => {
  checkLaw([someOverheads(), aScenario()], (budgets, overheadScenario) => {
    const { modes, total } = scenarioCosts({ overheads: budgets, overheadScenario });
    const sum = modes.reduce((subtotals, { subtotal }) => subtotals + subtotal, 0);
    expect(sum).toBeCloseTo(total, 4);
  });
});

test('ounces and batches left at 0 change nothing, whatever their budgets', () => {
  checkLaw([someOverheads(), aScenario()], (budgets, volumes) => {
    const overheadScenario = { ...volumes, ounces: 0, batches: 0 };
    const four = budgets.filter(({ mode }) => mode !== 'PER_OZ' && mode !== 'PER_BATCH');
    expect(scenarioCosts({ overheads: budgets, overheadScenario }).total).toBe(
      scenarioCosts({ overheads: four, overheadScenario }).total,
    );
  });
});

function someOverheads(): fc.Arbitrary<readonly Overhead[]> {
  const one = fc.record({
    mode: fc.constantFrom(...keysOf(OVERHEAD_MODES)),
    cost: fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100),
  });
  return fc.array(one.map(anOverhead), { maxLength: 8 });
}

function aScenario(): fc.Arbitrary<OverheadScenario> {
  const volume = fc.nat(2000);
  const volumes = { trays: volume, units: volume, events: volume, ounces: volume };
  const months = fc.integer({ min: 1, max: 12 });
  return fc.record({ months, ...volumes, batches: volume });
}

test('a single tray, unit, event or ounce carries all of it', () => {
  const one = { ...EMPTY_SCENARIO, trays: 1, units: 1, events: 1, ounces: 1 };
  // 600 + 0.40 + 0.05 + 45
  const all = 645.45;
  const shares = { perTray: all, perUnit: all, perEvent: all, perOunce: all };
  expect(scenarioCosts({ overheads, overheadScenario: one })).toMatchObject(shares);
});
