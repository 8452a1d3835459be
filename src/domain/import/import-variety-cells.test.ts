import { expect, test } from 'vitest';
import { aVariety } from '#tests/support/builders/builders.ts';
import { importTable } from '#tests/support/files/import-file.ts';
import { planVarietyImport } from './import-varieties.ts';

const pea = aVariety({ id: 'pea', name: 'Speckled Pea' });

test.each([
  ['DTH', '3650', { daysToHarvest: 3650 }],
  ['Pack sizes', ' 2oz, 4 oz;8', { packSizes: [2, 4, 8] }],
  ['Pack sizes', '.5', { packSizes: [0.5] }],
  ['Seed density', '1 oz', { seedGPerTray: 28.349523125 }],
  ['Bag cost', '0.5', { cost: { bagLb: null, bagCost: 0.5 } }],
  ['Link', ' seeds.example/pea. ', { seedInfo: { reorderUrl: 'https://seeds.example/pea' } }],
])('%s %j is read', (head, cell, becomes) => {
  const reading = planVarietyImport(
    importTable([
      ['Variety', head],
      ['Speckled Pea', cell],
    ]),
    [pea],
  );
  expect(reading.ok && reading.plan.records[0]).toMatchObject(becomes);
});

test('a blank cell of what may be unknown makes it so', () => {
  const full = aVariety({
    id: 'pea',
    seedGPerTray: 200,
    cost: { bagLb: 25, bagCost: 90 },
    seedInfo: { reorderUrl: 'https://seeds.example/', reorderUrlUpdatedAt: null },
  });
  const blank = importTable([
    ['Variety', 'Seed density', 'Seed bag', 'Bag cost', 'Link'],
    ['Pea', '', '', '', ''],
  ]);
  const reading = planVarietyImport(blank, [full]);
  expect(reading.ok && reading.plan.records).toEqual([aVariety({ id: 'pea' })]);
});

test.each([
  ['typed', {}, { yieldOzPerTray: 12, yieldOzPerTrayOverride: null }],
  ['an imported average', { avgYieldOzPerTray: 9 }, { avgYieldOzPerTray: 12, yieldOzPerTray: 12 }],
  [
    'an average of 0, which counts as none',
    { avgYieldOzPerTray: 0 },
    { avgYieldOzPerTray: 0, yieldOzPerTray: 12 },
  ],
  [
    'weighed trays of 0, which count as none',
    { calibration: { samples: [], avgOzPerTray: 0, lastCalibratedAt: null } },
    { yieldOzPerTray: 12, yieldOzPerTrayOverride: null },
  ],
  [
    'weighed trays of half an ounce',
    { calibration: { samples: [0.5], avgOzPerTray: 0.5, lastCalibratedAt: null } },
    { yieldOzPerTray: 8, yieldOzPerTrayOverride: 12 },
  ],
])('a yield of 12 where the yield is %s', (_yield, before, becomes) => {
  const variety = aVariety({ id: 'pea', ...before });
  const table = importTable([
    ['Variety', 'Yield'],
    ['Pea', '12 oz'],
  ]);
  const reading = planVarietyImport(table, [variety]);
  expect(reading.ok && reading.plan.records).toEqual([{ ...variety, ...becomes }]);
});
