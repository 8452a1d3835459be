import { expect, test } from 'vitest';
import { listBatches } from '#domain/planning/batches.ts';
import { harvestPlanRows } from '#domain/reports/harvest-plan.ts';
import { BISTRO_DAY, bistroFarm } from '#tests/support/farms/bistro-farm.ts';
import { aHarvestLoss } from '#tests/support/builders/report-builders.ts';
import { forecastSupply } from './outlook.ts';
import { realBatch } from './real-trays.ts';
import { realHarvestRow } from '../reports/real-harvest-row.ts';

type BistroFarm = ReturnType<typeof bistroFarm>;

const FRIDAY = 'sunflower|2026-11-27';

const aLoss = (qty: number, cycleKey = FRIDAY) =>
  aHarvestLoss({ dateISO: BISTRO_DAY, varietyId: 'sunflower', qty, cycleKey });

function planOf(farm: BistroFarm) {
  const { ledger } = forecastSupply(farm, BISTRO_DAY);
  return harvestPlanRows(farm, BISTRO_DAY, BISTRO_DAY, '2026-11-30').map((row) =>
    realHarvestRow(row, ledger, BISTRO_DAY),
  );
}

function lotOf(farm: BistroFarm, cycleKey: string) {
  const lots = forecastSupply(farm, BISTRO_DAY).ledger.get('sunflower')?.lots ?? [];
  return lots.find(({ id }) => id === cycleKey);
}

test('a farm that reports nothing different shows the plan as it is', () => {
  const farm = bistroFarm();
  const rows = harvestPlanRows(farm, BISTRO_DAY, BISTRO_DAY, '2027-02-01');
  const { ledger } = forecastSupply(farm, BISTRO_DAY);
  for (const row of rows) expect(realHarvestRow(row, ledger, BISTRO_DAY)).toMatchObject(row);
  expect(rows.length).toBeGreaterThan(20);
});

test('a harvest whose trays are all lost brings nothing, and nothing is carried out of it', () => {
  const [, friday, saturday] = planOf(bistroFarm({ harvestLosses: [aLoss(3)] }));
  expect(friday).toMatchObject({
    dateISO: '2026-11-27',
    expectedOz: 0,
    leftoverOz: -40,
    reason: '3 trays lost',
    trays: 0,
    planned: { trays: 3, expectedOz: 48, leftoverOz: 8 },
    shorts: [{ orderName: 'Bistro Friday', oz: 40 }],
  });
  // 16 oz grow for Saturday's 12; the 8 oz that Friday had promised are gone.
  expect(saturday).toMatchObject({
    dateISO: '2026-11-28',
    carryUsedOz: 0,
    netDemandOz: 12,
    expectedOz: 16,
    leftoverOz: 4,
    planned: { carryUsedOz: 8 },
    shorts: [],
  });
});

test('a batch has the trays that are left of it, with those planned beside them', () => {
  const farm = bistroFarm({ harvestLosses: [aLoss(1)] });
  const batch = listBatches(farm).find(({ cycleKey }) => cycleKey === FRIDAY);
  if (batch === undefined) throw new Error('There is a batch for Friday.');
  expect(realBatch(batch, lotOf(farm, FRIDAY))).toMatchObject({ trays: 2, plannedTrays: 3 });
  expect(realBatch(batch, lotOf(bistroFarm(), FRIDAY))).toEqual(batch);
});
