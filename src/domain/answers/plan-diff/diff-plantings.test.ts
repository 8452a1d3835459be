import { expect, test } from 'vitest';
import type { Task } from '#domain/planning/task.ts';
import { forecastSupply, type Outlook } from '#domain/supply/outlook.ts';
import type { LotPlanting, SupplyLot } from '#domain/supply/variety-supply.ts';
import { aFarm, aTask, aVariety } from '#tests/support/builders/builders.ts';
import { aLedger, aLot, aLotPlanting } from '#tests/support/builders/supply-builders.ts';
import { diffTooLate } from './diff-plantings.ts';

function withLots(lots: readonly SupplyLot[], tasks: readonly Task[] = []): Outlook {
  const bare = forecastSupply(aFarm({ varieties: [aVariety({ id: 'pea' })] }), '2025-03-10');
  return { ...bare, ledger: aLedger(lots), tasks: new Map([['pea', tasks]]) };
}

function harvest(dayISO: string, ...plantings: LotPlanting[]): SupplyLot {
  return aLot({ id: `pea|${dayISO}`, dayISO, plantings });
}

const NONE = withLots([]);

/** Two trays too late for a harvest, and the open work of that harvest. */
function tooLate(...tasks: Partial<Task>[]): Outlook {
  const lots = [harvest('2025-03-14', aLotPlanting('late', 0, 2, '2025-03-04'))];
  const cycleKey = 'pea|2025-03-14';
  return withLots(
    lots,
    tasks.map((task) => aTask({ cycleKey, dateISO: '2025-03-04', ...task })),
  );
}

test('trays that become too late say when their work should have begun: with the first open soak or planting', () => {
  const after = tooLate(
    { type: 'PLANT', dateISO: '2025-03-04' },
    { type: 'SOAK', dateISO: '2025-03-03' },
    { type: 'SOAK', dateISO: '2025-03-02', done: true },
    { type: 'MIST', dateISO: '2025-03-01' },
    { type: 'PLANT', dateISO: '2025-02-28', cycleKey: 'pea|2025-03-10' },
  );
  const pea = { varietyId: 'pea', varietyName: 'Pea' };
  expect(diffTooLate(NONE, after)).toEqual([
    { harvestISO: '2025-03-14', ...pea, startISO: '2025-03-03', trays: 2 },
  ]);
});

test('missed harvests are listed by day', () => {
  const late = (day: string) => harvest(day, aLotPlanting('late', 0, 1, '2025-03-04'));
  const after = withLots([late('2025-03-15'), late('2025-03-13'), late('2025-03-14')]);
  const days = diffTooLate(NONE, after).map(({ harvestISO }) => harvestISO);
  expect(days).toEqual(['2025-03-13', '2025-03-14', '2025-03-15']);
});
