import { NOTHING_SAID } from '#domain/tell/say.ts';
import { expect, test } from 'vitest';
import type { ShownHarvest } from './weight-unit.ts';
import { csvRows } from '#ui/tables/record-column.tsx';
import { planColumns } from './plan-columns.tsx';

function aRow(dateISO: string, varietyId: string, demandOz: number): ShownHarvest {
  return {
    dateISO,
    cutISO: dateISO,
    unit: 'lb',
    varietyId,
    varietyName: varietyId,
    demandOz,
    carryUsedOz: 1,
    netDemandOz: demandOz - 1,
    trays: 2,
    expectedOz: 16,
    leftoverOz: 17 - demandOz,
    packages: 0,
    bulk: 1,
    carriedOnOz: 0,
    yieldAssumed: false,
    orderCount: 1,
    planned: null,
    reason: NOTHING_SAID,
    shorts: [],
  };
}

const day = [aRow('2025-03-14', 'kale', 12), aRow('2025-03-14', 'pea', 20.04)];

const VIEW = {
  today: '2025-03-14',
  unit: 'lb',
  onView: () => undefined,
  onExplain: () => undefined,
} as const;

test('a harvest that was moved stands in the file on the day of its cut, with the day it was planned for', () => {
  const moved = { ...aRow('2025-03-14', 'pea', 20), cutISO: '2025-03-12' };
  const rows = csvRows(planColumns(VIEW, { isShort: false, isMoved: true }), [moved, ...day]);
  expect(rows.map((row) => row.slice(0, 3))).toEqual([
    ['Date', 'Variety', 'Moved from'],
    ['2025-03-12', 'pea', '2025-03-14'],
    ['2025-03-14', 'kale', ''],
    ['2025-03-14', 'pea', ''],
  ]);
});

test('the file has a line per harvest with its date, weights in ounces with one decimal', () => {
  expect(csvRows(planColumns(VIEW, { isShort: false, isMoved: false }), day)).toEqual([
    'Date,Variety,Demand (oz),Carry (oz),Net demand (oz),Trays,Expected (oz),Leftover (oz),Packages,Bulk,Orders'.split(
      ',',
    ),
    ['2025-03-14', 'kale', 12, 1, 11, 2, 16, 5, 0, 1, 1],
    ['2025-03-14', 'pea', 20, 1, 19, 2, 16, -3, 0, 1, 1],
  ]);
});
