import { expect, test } from 'vitest';
import type { InventoryLine } from '#domain/reports/inventory-snapshot.ts';
import { runOuts } from './run-out.ts';

function aLine(name: string, weeksUntilRunout: number | null): InventoryLine {
  return {
    materialId: name,
    name,
    unit: 'each',
    onHand: 1,
    weeklyConsumption: 1,
    weeksUntilRunout,
    belowReorder: false,
    varietyId: null,
    reorderUrl: null,
  };
}

test('what runs out first comes first, what is not used is left out', () => {
  const lines = [aLine('pads', 8), aLine('gloves', null), aLine('labels', 1.5), aLine('cups', 0)];
  expect(runOuts(lines).map(({ line, days, level }) => [line.name, days, level])).toEqual([
    ['cups', 0, 'out'],
    ['labels', 10, 'soon'],
    ['pads', 56, 'enough'],
  ]);
});

test('weeks are told in whole days that are really left', () => {
  expect(runOuts([aLine('seed', 3.8879)])[0]?.days).toBe(27);
  expect(runOuts([aLine('lids', 0.1429)])[0]?.days).toBe(1);
});
