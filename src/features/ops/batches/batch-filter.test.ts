import { expect, test } from 'vitest';
import type { BatchStatus, CycleBatch } from '#domain/planning/batches.ts';
import { csvRows } from '#ui/tables/record-column.tsx';
import { batchColumns, harvestDistance } from './batch-columns.tsx';
import { formatDayFrom } from '#ui/format.ts';
import { filterBatches, readBatchFilter } from './batch-filter.ts';

const TODAY = '2026-11-20';

function aBatch(status: BatchStatus, harvestISO = '2026-11-25'): CycleBatch {
  return {
    cycleKey: `pea|${harvestISO}`,
    varietyId: 'pea',
    varietyName: 'Pea',
    trays: 4,
    plantedISO: '2026-11-15',
    harvestISO,
    status,
  };
}

test('in process are planned and planted batches; harvested ones have their own filter', () => {
  const batches = [aBatch('Planted'), aBatch('Planned'), aBatch('Harvested')];
  const shown = (filter: string | null) =>
    filterBatches(batches, readBatchFilter(filter), TODAY).map(({ status }) => status);
  expect(shown(null)).toEqual(['Planted', 'Planned']);
  expect(shown('in-process')).toEqual(['Planted', 'Planned']);
  expect(shown('harvested')).toEqual(['Harvested']);
  expect(shown('all')).toEqual(['Planted', 'Planned', 'Harvested']);
  expect(shown('anything')).toEqual(['Planted', 'Planned']);
});

test('what should have been cut more than a month ago is in process no more, only among all', () => {
  // 31 days before Friday 11/20 supply begins.
  const batches = [aBatch('Planted', '2026-10-19'), aBatch('Planned', '2026-10-19')];
  const lastCounted = aBatch('Planted', '2026-10-20');
  const shown = (filter: string) =>
    filterBatches([...batches, lastCounted], readBatchFilter(filter), TODAY).length;
  expect([shown('in-process'), shown('harvested'), shown('all')]).toEqual([1, 0, 3]);
});

test.each([
  ['2026-11-20', 'today', false],
  ['2026-11-21', 'tomorrow', false],
  ['2026-11-25', 'in 5 days', false],
  ['2026-11-19', '1 day late', true],
  ['2026-11-17', '3 days late', true],
])('a harvest on %s is %s, and not waited for once it is cut', (harvestISO, text, isLate) => {
  expect(harvestDistance(aBatch('Planted', harvestISO), TODAY)).toEqual({ text, isLate });
  expect(harvestDistance(aBatch('Harvested', harvestISO), TODAY)).toBeNull();
});

test('the year of a day is named when it is not this one', () => {
  expect(formatDayFrom(TODAY, '2026-11-21')).toBe('Sat 11/21');
  expect(formatDayFrom(TODAY, '2027-01-02')).toBe('Sat 1/2/2027');
});

test('the file has a line per batch with plain dates', () => {
  expect(csvRows(batchColumns('2025-03-14'), [aBatch('Planted')])).toEqual([
    ['Variety', 'Code', 'Trays', 'Planted', 'Harvest', 'Status'],
    ['Pea', 'PEAX-261125', 4, '2026-11-15', '2026-11-25', 'Planted'],
  ]);
});
