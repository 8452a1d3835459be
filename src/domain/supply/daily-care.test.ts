import { expect, test } from 'vitest';
import type { Task, TaskType } from '#domain/planning/task.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { selectLots } from '#state/selectors/supply.ts';
import { aFarm, aStep, aTask, aVariety } from '#tests/support/builders/builders.ts';
import { aHarvestLoss } from '#tests/support/builders/report-builders.ts';
import { dailyCare } from './daily-care.ts';

/** Both are watered from day 4 to day 8; arugula is misted on days 1 to 3 as well. */
const WATER = aStep('WATER', 4, { dayEnd: 8 });
const ARUGULA = aVariety({
  id: 'arugula',
  steps: [aStep('PLANT', 0), aStep('MIST', 1, { dayEnd: 3 }), WATER, aStep('HARVEST', 10)],
});
const SUNFLOWER = aVariety({
  id: 'sunflower',
  steps: [aStep('PLANT', 0), WATER, aStep('HARVEST', 10)],
});

/** Planted on Monday 11/16, cut on Thursday 11/26. */
function batchOf(varietyId: string, trays: number, more: Partial<Record<TaskType, Partial<Task>>>) {
  const shared = { varietyId, trays, cycleKey: `${varietyId}|2026-11-26` };
  return [
    aTask({ ...shared, dateISO: '2026-11-16', done: true, ...more.PLANT }),
    aTask({ ...shared, type: 'MIST', dateISO: '2026-11-17', done: true, ...more.MIST }),
    aTask({ ...shared, type: 'WATER', dateISO: '2026-11-20', ...more.WATER }),
    aTask({ ...shared, type: 'HARVEST', dateISO: '2026-11-26', ...more.HARVEST }),
  ];
}

function farmWith(tasks: readonly Task[], more: Partial<FarmDocument> = {}): FarmDocument {
  return aFarm({ varieties: [ARUGULA, SUNFLOWER], tasks: [...tasks], ...more });
}

function linesOn(farm: FarmDocument, dateISO: string) {
  const { tasks, varieties } = farm;
  return dailyCare({ tasks, varieties, lots: selectLots(farm, '2026-11-21') }, dateISO);
}

const BOTH = [...batchOf('sunflower', 4, {}), ...batchOf('arugula', 3, {})];
const part = (name: string, trays: number, lastISO = '2026-11-24') => ({ name, trays, lastISO });
const LINE = { type: 'WATER', parts: [part('Arugula', 3), part('Sunflower', 4)] };

test('spans of one kind are one line, from the day after the task to the last day', () => {
  expect(linesOn(farmWith(BOTH), '2026-11-20')).toEqual([]);
  expect(linesOn(farmWith(BOTH), '2026-11-21')).toEqual([LINE]);
  expect(linesOn(farmWith(BOTH), '2026-11-24')).toEqual([LINE]);
  expect(linesOn(farmWith(BOTH), '2026-11-25')).toEqual([]);
});

test('misting comes before watering, and of a variety what ends first', () => {
  const later = (varietyId: string, plant: string, mist: string, water: string) =>
    batchOf(varietyId, 2, {
      PLANT: { dateISO: plant },
      MIST: { dateISO: mist },
      WATER: { dateISO: water },
      HARVEST: { dateISO: '2026-11-29' },
    }).map((task) => ({ ...task, id: `later ${task.id}`, cycleKey: `${varietyId}|2026-11-29` }));
  const farm = farmWith([
    ...later('sunflower', '2026-11-17', '2026-11-18', '2026-11-21'),
    ...later('arugula', '2026-11-19', '2026-11-20', '2026-11-23'),
    ...batchOf('sunflower', 4, {}),
  ]);
  expect(linesOn(farm, '2026-11-22')).toEqual([
    { type: 'MIST', parts: [part('Arugula', 2, '2026-11-22')] },
    { type: 'WATER', parts: [part('Sunflower', 4), part('Sunflower', 2, '2026-11-25')] },
  ]);
});

test('a step that was moved runs as many days from where it stands now', () => {
  const moved = { dateISO: '2026-11-21', movedFromISO: '2026-11-20' };
  const farm = farmWith(batchOf('arugula', 3, { WATER: moved }));
  expect(linesOn(farm, '2026-11-21')).toEqual([]);
  expect(linesOn(farm, '2026-11-25')).toEqual([
    { type: 'WATER', parts: [part('Arugula', 3, '2026-11-25')] },
  ]);
});

test('a step that was skipped, and what is not planted or cut already, needs no water', () => {
  for (const more of [
    { WATER: { done: true, skipped: true } },
    { PLANT: { done: false } },
    { HARVEST: { done: true, dateISO: '2026-11-21' } },
  ] as const)
    expect(linesOn(farmWith([...batchOf('arugula', 3, more), KALE]), '2026-11-22')).toEqual([]);
});

test('only trays that are left are watered', () => {
  const batch = { varietyId: 'arugula', cycleKey: 'arugula|2026-11-26' };
  const loss = aHarvestLoss({ dateISO: '2026-11-21', ...batch });
  const some = farmWith(BOTH, { harvestLosses: [{ ...loss, qty: 2 }] });
  expect(linesOn(some, '2026-11-21')).toEqual([
    { ...LINE, parts: [part('Arugula', 1), part('Sunflower', 4)] },
  ]);
  const all = farmWith(BOTH, { harvestLosses: [{ ...loss, qty: 3 }] });
  expect(linesOn(all, '2026-11-21')).toEqual([{ ...LINE, parts: [part('Sunflower', 4)] }]);
});

/** A farm that ticks: what is not ticked is not planted. */
const KALE = aTask({
  varietyId: 'kale',
  dateISO: '2026-11-15',
  cycleKey: 'kale|2026-11-25',
  done: true,
});
