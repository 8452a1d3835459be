import { expect, test } from 'vitest';
import type { InventoryLine } from './inventory-line.ts';
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
  expect(runsOutSoon(lines, TODAY).map(({ missing }) => missing)).toEqual([
    { qty: 1, unit: 'each' },
    { qty: 3.2, unit: 'gal' },
    { qty: 1.5, unit: 'lb' },
    { qty: 0.1, unit: 'lb' },
  ]);
});
