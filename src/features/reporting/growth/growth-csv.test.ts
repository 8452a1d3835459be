import { expect, test } from 'vitest';
import type { GrowthWeek } from '#domain/reports/growth-weeks.ts';
import { growthCsv } from './growth-columns.tsx';

const EVERYTHING = { withEstimates: true, withLosses: true };

const week: GrowthWeek = {
  week: '2025-W23',
  weekStart: '2025-06-02',
  plantedTrays: 8,
  recordedTrays: 5,
  estimatedTrays: 3,
  harvestedTrays: 4,
  lostTrays: 1,
  netTrays: 3,
  plantedChange: -2,
  isUnfinished: false,
};
const pea: GrowthWeek = { ...week, varietyId: 'pea', varietyName: 'Pea', plantedChange: null };
test('the file has the columns of the table, and the first day of each week', () => {
  expect(
    growthCsv({ totals: week, weeks: [week], byVariety: false, days: null, shown: EVERYTHING }),
  ).toEqual([
    'Week,Week start,Planted trays,Estimated trays,Harvested trays,Lost trays,Harvested less lost,Week over week'.split(
      ',',
    ),
    ['2025-W23', '2025-06-02', 8, 3, 4, 1, 3, -2],
  ]);
});

test('what is not shown is not in the file', () => {
  const shown = { withEstimates: false, withLosses: false };
  expect(growthCsv({ totals: week, weeks: [pea], byVariety: true, days: null, shown })).toEqual([
    'Week,Week start,Variety,Planted trays,Harvested trays,Harvested less lost,Week over week'.split(
      ',',
    ),
    ['2025-W23', '2025-06-02', 'Pea', 8, 4, 3, null],
  ]);
});
