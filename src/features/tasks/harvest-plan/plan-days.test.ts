import { expect, test } from 'vitest';
import type { HarvestPlanRow } from '#domain/reports/harvest-plan.ts';
import { planDays, planLines } from './plan-days.ts';

function aRow(dateISO: string, varietyId: string, demandOz: number): HarvestPlanRow {
  return {
    dateISO,
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
    orderCount: 1,
  };
}

const days = planDays([
  aRow('2025-03-14', 'kale', 12),
  aRow('2025-03-14', 'pea', 20),
  aRow('2025-03-15', 'pea', 8),
]);

test('a day adds up its varieties', () => {
  expect(days[0]?.totals).toEqual({
    demandOz: 32,
    carryUsedOz: 2,
    netDemandOz: 30,
    trays: 4,
    expectedOz: 32,
    leftoverOz: 2,
  });
});

test('in the table each day stands above its varieties', () => {
  const lines = planLines(days).map((line) =>
    line.kind === 'day' ? line.day.dateISO : line.row.varietyId,
  );
  expect(lines).toEqual(['2025-03-14', 'kale', 'pea', '2025-03-15', 'pea']);
});
