import { expect, test } from 'vitest';
import type { InventoryLine } from './inventory-line.ts';
import { tellerOf } from '#domain/tell/create-teller.ts';
import { US_REGION } from '#domain/tell/region.ts';
import { PLAIN_TELLER, type Teller } from '#domain/tell/teller.ts';
import { runsOutSoon } from './runs-out-soon.ts';

const TODAY = '2026-11-20';

function aLine(name: string, more: Partial<InventoryLine>): InventoryLine {
  return {
    materialId: name,
    name,
    unit: 'each',
    onHand: 1,
    weeklyConsumption: 1,
    weeksUntilRunout: 1,
    belowReorder: false,
    varietyId: null,
    reorderUrl: null,
    plannedWeekly: 1,
    runOutISO: '2026-11-25',
    missing: 1,
    reorderLevel: null,
    seedOf: [],
    inVault: false,
    isCounted: true,
    ...more,
  };
}

test('what runs out by the 13th day after today is listed, the first day first, then by name', () => {
  const lines = [
    aLine('cups', { runOutISO: '2026-12-03' }),
    aLine('pads', { runOutISO: '2026-12-04' }),
    aLine('lids', { runOutISO: null }),
    aLine('trays', { runOutISO: '2026-11-25' }),
    aLine('soil', { runOutISO: '2026-11-25' }),
    aLine('gloves', { isCounted: false }),
  ];
  expect(runsOutSoon(lines, TODAY).map(({ line }) => line.name)).toEqual(['soil', 'trays', 'cups']);
});

test('packs are missing whole, soil and seed with one decimal, seed in pounds', () => {
  const lines = [
    aLine('a sheets', { missing: 0.6667 }),
    aLine('b soil', { unit: 'gal', missing: 3.24 }),
    aLine('c seed', { unit: 'oz', missing: 24, seedOf: ['pea'] }),
    aLine('d seed', { unit: 'lb', missing: 0.0123, seedOf: ['kale'] }),
  ];
  const told = (teller: Teller) =>
    runsOutSoon(lines, TODAY).map(({ missing }) => teller.tell(missing));
  expect(told(PLAIN_TELLER)).toEqual(['1 each', '3.2 gal', '1.5 lb', '0.1 lb']);
  // 24 oz are 680.4 g; 0.0123 lb are 5.6 g, and no less than 10 g are told.
  expect(told(tellerOf({ ...US_REGION, weights: 'metric' }))).toEqual([
    '1 each',
    '3.2 gal',
    '0.68 kg',
    '10 g',
  ]);
});
