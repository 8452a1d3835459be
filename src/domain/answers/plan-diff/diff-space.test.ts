import { expect, test } from 'vitest';
import type { Task } from '#domain/planning/task.ts';
import { forecastSupply } from '#domain/supply/outlook.ts';
import { freshFarm } from '#state/document/fresh-farm.ts';
import { aFarm, aStep, aTask, aVariety } from '#tests/support/builders/builders.ts';
import { aRack, aShelf } from '#tests/support/builders/capacity-builders.ts';
import { aLedger, aLot } from '#tests/support/builders/supply-builders.ts';
import { diffSpace, spaceUseByDay } from './diff-space.ts';

const TODAY = '2025-03-10';

/** One day in the dark, then under the lights. */
const PEA = aVariety({
  id: 'pea',
  daysToHarvest: 5,
  steps: [aStep('PLANT', 0), aStep('LIGHTS', 1), aStep('HARVEST', 5)],
});

/** Stacks of one tray, one slot to germinate and two to grow. */
function withTasks(...tasks: Task[]) {
  const { settings, capacity } = freshFarm();
  const farm = aFarm({
    varieties: [PEA],
    settings: { ...settings, trays: { ...settings.trays, stackLimit: 1 } },
    capacity: { ...capacity, racks: [aRack('germination', aShelf(1)), aRack('grow', aShelf(2))] },
  });
  return { ...forecastSupply(farm, TODAY), tasks: new Map([['pea', tasks]]) };
}

/** Trays that are planted on a day and cut five days later. */
function planting(dateISO: string, harvestISO: string, trays: number): Task {
  return aTask({ dateISO, trays, cycleKey: `pea|${harvestISO}` });
}

const NONE = withTasks();

test('sixty days are looked at, today among them', () => {
  const after = withTasks(planting('2025-05-06', '2025-05-11', 3));
  // 5/8 is the sixtieth day, 3/10 the first.
  expect(diffSpace(NONE, after).map(({ dateISO, kind }) => [dateISO, kind])).toEqual([
    ['2025-05-06', 'germination'],
    ['2025-05-07', 'grow'],
    ['2025-05-08', 'grow'],
  ]);
});

test('a missed batch uses no space, unless its trays grow anyway', () => {
  const task = planting(TODAY, '2025-03-15', 3);
  const growing = (state: 'late' | 'planned', isPlanted: boolean) => {
    const plantings = [{ task, state, trays: 3, isPlanted }];
    const outlook = { ...withTasks(task), ledger: aLedger([aLot({ plantings })]) };
    return spaceUseByDay(outlook, ['pea'], 2).grow[1];
  };
  expect(growing('late', false)).toBe(0);
  expect(growing('late', true)).toBe(3);
  expect(growing('planned', false)).toBe(3);
});

test('only the varieties that are asked about take room', () => {
  const outlook = withTasks(planting(TODAY, '2025-03-15', 2));
  expect(spaceUseByDay(outlook, [], 1).germination).toEqual([0]);
  expect(spaceUseByDay(outlook, ['pea', 'kale'], 1).germination).toEqual([2]);
});
