import { expect, test } from 'vitest';
import { forecastSupply } from '#domain/supply/outlook.ts';
import { aFarm, anOrder, aVariety, bulk } from '#tests/support/builders/builders.ts';
import { aSeedIntake } from '#tests/support/builders/report-builders.ts';
import type { AvailabilityTrial } from './availability-trial.ts';
import { seedLines } from './seed-lines.ts';

const TODAY = '2025-03-10';
// 453.592 g are a pound: 45.3592 g a tray are a tenth of one.
const pea = aVariety({ id: 'pea', name: 'Pea', seedGPerTray: 45.359237 });
const kale = aVariety({ id: 'kale', name: 'Kale', seedGPerTray: null });

/** The seed lines of a trial that plants so many trays more, or fewer. */
function linesOf(deltas: Readonly<Record<string, number>>, pounds = 1) {
  const farm = aFarm({
    varieties: [pea, kale],
    orders: [anOrder({ date: '2025-03-28', items: [bulk('pea', 16), bulk('kale', 16)] })],
    seedsInventory: [aSeedIntake({ pounds })],
  });
  const plantings = Object.entries(deltas).map(([varietyId, delta]) => ({
    varietyId,
    delta,
    dateISO: '2025-03-18',
  }));
  // Nothing else of a trial is looked at.
  const trial = { after: forecastSupply(farm, TODAY), plantings } as unknown as AvailabilityTrial;
  return seedLines(trial, ['seed']);
}

test('seed is told for the varieties of which trays are added, by name', () => {
  expect(linesOf({ pea: 1, kale: 2 }).map(({ varietyId }) => varietyId)).toEqual(['kale', 'pea']);
  expect(linesOf({ pea: -1, kale: 0 })).toEqual([]);
});

test('all plantings up to the last added one take seed, and too little of it is a reason for a no', () => {
  const [line] = linesOf({ pea: 1 });
  // The order of 16 oz, with its buffer, takes three trays of 8 oz.
  expect(line).toMatchObject({ kind: 'seed', have: 1, unit: 'lb', status: 'ok', limits: true });
  expect(line?.need).toBeCloseTo(0.3, 9);
  expect(linesOf({ pea: 1 }, 0.2)[0]).toMatchObject({ status: 'short', limits: true });
});

test('a variety with unknown seed per tray is reported and is no reason for a no', () => {
  expect(linesOf({ kale: 1 })).toEqual([
    {
      kind: 'seed',
      varietyId: 'kale',
      unit: 'lb',
      have: 0,
      need: 0,
      dateISO: null,
      status: 'unknown',
      limits: false,
      text: 'Add grams-per-tray for Kale to check its seed.',
    },
  ]);
});
