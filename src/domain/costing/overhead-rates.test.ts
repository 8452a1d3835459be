import { expect, test } from 'vitest';
import { freshFarm } from '#state/document/fresh-farm.ts';
import { anOverhead } from '#tests/support/builders/catalog-builders.ts';
import { overheadNote, overheadRates } from './overhead-rates.ts';
import { largestOverhead } from './overhead-shares.ts';

const scenario = freshFarm().catalog.overheadScenario;
const budgets = [
  anOverhead({ name: 'Lights', category: 'ELECTRIC', mode: 'PER_TRAY', cost: 0.4 }),
  anOverhead({ name: 'Rent' }),
  anOverhead({ name: 'Bags', category: 'GENERAL', mode: 'PER_UNIT', cost: 0.05 }),
  anOverhead({ name: 'Stall fee', category: 'EVENTS', mode: 'PER_EVENT', cost: 45 }),
];
const busy = { ...scenario, months: 1, trays: 300, units: 800, events: 4 };

test('months, events and batches are spread over the trays of the scenario', () => {
  const rates = overheadRates({ overheads: budgets, overheadScenario: busy });
  expect(rates.allPerTray).toBeCloseTo(3, 12);
  expect(rates).toMatchObject({ perTray: 0.4, monthPerTray: 2, perUnit: 0.05, perEvent: 45 });
  expect(rates.eventPerTray).toBeCloseTo(0.6, 12);
});

test('a batch is spread like an event, an ounce and a package are not', () => {
  const overheads = [
    anOverhead({ name: 'Wash', mode: 'PER_BATCH', cost: 30 }),
    anOverhead({ name: 'Cooling', mode: 'PER_OZ', cost: 0.02 }),
  ];
  const rates = overheadRates({ overheads, overheadScenario: { ...busy, batches: 20 } });
  expect(rates).toMatchObject({ batchPerTray: 2, allPerTray: 2, perOz: 0.02, perBatch: 30 });
});

test('without trays only the budgets per tray count', () => {
  const rates = overheadRates({ overheads: budgets, overheadScenario: { ...busy, trays: 0 } });
  expect(rates.allPerTray).toBe(0.4);
});

test('the largest part of the overhead of a tray is named', () => {
  expect(largestOverhead({ overheads: budgets, overheadScenario: busy })).toMatchObject({
    overhead: { name: 'Rent' },
    perTray: 2,
  });
  expect(largestOverhead({ overheads: [], overheadScenario: busy })).toBeNull();
  // Bags fall on packages: they add nothing to a tray.
  const bags = budgets.filter(({ name }) => name === 'Bags');
  expect(largestOverhead({ overheads: bags, overheadScenario: busy })).toBeNull();
});

test('an overhead of nothing leads to the Overhead Catalog', () => {
  expect(overheadNote(overheadRates({ overheads: [], overheadScenario: busy }))).toEqual({
    text: 'Overhead per tray is $0.00 — add overheads in the Overhead Catalog.',
    mend: { to: 'overheads' },
  });
});
