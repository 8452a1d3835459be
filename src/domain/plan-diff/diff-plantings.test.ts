import { expect, test } from 'vitest';
import type { Task } from '#domain/planning/task.ts';
import { outlookOf, type Outlook } from '#domain/supply/outlook.ts';
import type { LotPlanting, SupplyLot } from '#domain/supply/supply-lot.ts';
import { aFarm, aTask, aVariety } from '#tests/support/builders/builders.ts';
import { aLedger, aLot, aLotPlanting } from '#tests/support/builders/supply-builders.ts';
import { diffPlantings, diffTooLate } from './diff-plantings.ts';

function withLots(lots: readonly SupplyLot[], tasks: readonly Task[] = []): Outlook {
  const bare = outlookOf(aFarm({ varieties: [aVariety({ id: 'pea' })] }), '2025-03-10');
  return { ...bare, ledger: aLedger(lots), tasks: new Map([['pea', tasks]]) };
}

function harvest(dayISO: string, ...plantings: LotPlanting[]): SupplyLot {
  return aLot({ id: `pea|${dayISO}`, dayISO, plantings });
}

const NONE = withLots([]);

test('trays of one planting day are summed up over the harvests they are for', () => {
  const before = withLots([harvest('2025-03-20', aLotPlanting('planned', 2, 2, '2025-03-11'))]);
  const after = withLots([
    harvest('2025-03-20', aLotPlanting('planned', 2, 2, '2025-03-11')),
    harvest('2025-03-21', aLotPlanting('planned', 3, 3, '2025-03-11')),
  ]);
  const row = { dateISO: '2025-03-11', varietyId: 'pea', varietyName: 'Pea' };
  expect(diffPlantings(before, after)).toEqual([{ ...row, before: 2, after: 5, delta: 3 }]);
  expect(diffPlantings(after, before)).toEqual([{ ...row, before: 5, after: 2, delta: -3 }]);
});

test('plantings are told by day, and only those that are still to be made', () => {
  const after = withLots([
    harvest('2025-03-22', aLotPlanting('planned', 1, 1, '2025-03-12')),
    harvest('2025-03-21', aLotPlanting('planned', 1, 1, '2025-03-11')),
    harvest('2025-03-20', aLotPlanting('planted', 1, 1, '2025-03-10')),
    harvest('2025-03-14', aLotPlanting('late', 0, 1, '2025-03-04')),
  ]);
  const days = diffPlantings(NONE, after).map(({ dateISO }) => dateISO);
  expect(days).toEqual(['2025-03-11', '2025-03-12']);
});

test('as many trays on the same day are no change, whatever else is new', () => {
  const planting = aLotPlanting('planned', 2, 2, '2025-03-11');
  const before = withLots([harvest('2025-03-20', planting)]);
  expect(diffPlantings(before, withLots([harvest('2025-03-21', planting)]))).toEqual([]);
});

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
  expect(diffTooLate(NONE, after)).toEqual([
    {
      harvestISO: '2025-03-14',
      varietyId: 'pea',
      varietyName: 'Pea',
      startISO: '2025-03-03',
      trays: 2,
    },
  ]);
});

test('without open work the harvest day itself is named', () => {
  expect(diffTooLate(NONE, tooLate())).toMatchObject([{ startISO: '2025-03-14' }]);
});

test('trays that were too late before, or no longer are, are not told', () => {
  expect(diffTooLate(tooLate(), tooLate())).toEqual([]);
  expect(diffTooLate(tooLate(), NONE)).toEqual([]);
});

test('harvests that are missed are told by day', () => {
  const late = (day: string) => harvest(day, aLotPlanting('late', 0, 1, '2025-03-04'));
  const after = withLots([late('2025-03-15'), late('2025-03-13'), late('2025-03-14')]);
  const days = diffTooLate(NONE, after).map(({ harvestISO }) => harvestISO);
  expect(days).toEqual(['2025-03-13', '2025-03-14', '2025-03-15']);
});
