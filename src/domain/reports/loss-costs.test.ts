import { expect, test } from 'vitest';
import { aFarm, aVariety } from '#tests/support/builders/builders.ts';
import { anOverhead, aSoil } from '#tests/support/builders/catalog-builders.ts';
import { aHarvestLoss } from '#tests/support/builders/report-builders.ts';
import { lossCosts } from './loss-costs.ts';

const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };

const loss = (varietyId: string, dateISO: string, qty: number) =>
  aHarvestLoss({ varietyId, dateISO, qty });

/** A tray of pea: 453.59237 g of seed at $3 a pound, 2.5 lb of soil at $0.50, $0.75 of overhead: $5.00. */
function lossFarm() {
  const cost = { bagLb: 25, bagCost: 75 };
  const pea = aVariety({ id: 'pea', seedGPerTray: 453.59237, cost });
  const kale = aVariety({ id: 'kale' });
  return aFarm({
    varieties: [pea, kale],
    catalog: {
      materials: [aSoil({ isPrimarySoil: true })],
      soilConfig: { soilMaterialId: 'mat_soil' },
      overheads: [anOverhead({ name: 'Water', mode: 'PER_TRAY', cost: 0.75 })],
    },
    harvestLosses: [
      loss('pea', '2026-11-03', 2),
      loss('pea', '2026-11-30', 1),
      loss('pea', '2026-12-01', 9),
      loss('kale', '2026-11-10', 1),
    ],
  });
}

test('lost trays are priced with their seed, soil and overhead, month by month', () => {
  expect(lossCosts(lossFarm(), NOVEMBER)).toEqual({
    rows: [
      { varietyId: 'pea', varietyName: 'Pea', trays: 3, dollars: 15 },
      // Soil and overhead alone: its seed has no price.
      { varietyId: 'kale', varietyName: 'Kale', trays: 1, dollars: 2 },
    ],
    trays: 4,
    dollars: 17,
  });
});

test('a farm without any price says how many trays, not what they cost', () => {
  const farm = aFarm({ varieties: [aVariety({ id: 'pea' })] });
  const report = lossCosts({ ...farm, harvestLosses: [loss('pea', '2026-11-03', 2)] }, NOVEMBER);
  expect(report.rows).toEqual([{ varietyId: 'pea', varietyName: 'Pea', trays: 2, dollars: null }]);
});
