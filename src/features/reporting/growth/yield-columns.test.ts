import { expect, test } from 'vitest';
import { yieldEstimates } from '#domain/harvests/yield-estimate.ts';
import { aFarm, aVariety } from '#tests/support/builders/builders.ts';
import { aHarvestLoss } from '#tests/support/builders/report-builders.ts';
import { weighedHarvests } from '#tests/support/builders/weighed-harvests.ts';
import { csvRows } from '#ui/tables/record-column.tsx';
import { YIELD_COLUMNS } from './yield-columns.tsx';

const TODAY = '2026-11-20';

const LEARNINGS = yieldEstimates(
  {
    ...aFarm({ varieties: [aVariety({ yieldOzPerTray: 10 }), aVariety({ id: 'kale' })] }),
    harvestLog: weighedHarvests(
      [
        [3, 30],
        [2, 18],
        [4, 30],
        [3, 27],
      ],
      TODAY,
    ),
    harvestLosses: [
      aHarvestLoss({ dateISO: TODAY, reason: 'MOLD' }),
      aHarvestLoss({ dateISO: TODAY, qty: 3 }),
    ],
  },
  TODAY,
);

test('the file has a row for each variety, weighed or not', () => {
  // 105 oz of 12 trays are 8.75; with 4 of 16 trays lost and 6% on top, every harvest was short.
  expect(csvRows(YIELD_COLUMNS, LEARNINGS)).toEqual([
    'Variety,Harvests,Planned oz per tray,Weighed oz per tray,Difference %,Spread oz,Lost trays,Main reason,Short harvests'.split(
      ',',
    ),
    ['Pea', 4, 10, 8.75, -12.5, 1.12, 4, 'mold', 4],
    ['Kale', 0, 8, null, null, null, null, '', 0],
  ]);
});
