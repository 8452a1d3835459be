import { expect, test } from 'vitest';
import type { TraysPlantedEntry } from '#domain/planning/task.ts';
import { aTask } from '#tests/support/builders/builders.ts';
import { aPlantedEntry } from '#tests/support/builders/report-builders.ts';
import { listBatches } from './batches.ts';
import type { Task } from './task.ts';

/** The planting and the harvest of a variety, planted on a day of March for 3/21/2025. */
function aCycle(varietyId: string, plantedISO: string, done: 'none' | 'planted' | 'harvested') {
  const cycle = { varietyId, cycleKey: `${varietyId}|2025-03-21`, trays: 4 };
  return [
    aTask({ ...cycle, dateISO: plantedISO, done: done !== 'none' }),
    aTask({ ...cycle, type: 'HARVEST', dateISO: '2025-03-21', done: done === 'harvested' }),
  ];
}

function batches(tasks: readonly Task[], traysPlantedLog: readonly TraysPlantedEntry[] = []) {
  return listBatches({ tasks, traysPlantedLog });
}

function recorded(varietyId: string, dateISO: string, trays: number): TraysPlantedEntry {
  return aPlantedEntry({ dateISO, varietyId, trays, expectedTrays: 4 });
}

test('batches in the ground come first, then planned, then harvested ones, each by planting day', () => {
  const tasks = [
    ...aCycle('basil', '2025-03-01', 'harvested'),
    ...aCycle('kale', '2025-03-12', 'none'),
    ...aCycle('pea', '2025-03-11', 'planted'),
    ...aCycle('radish', '2025-03-13', 'none'),
    ...aCycle('amaranth', '2025-03-13', 'none'),
    ...aCycle('sunflower', '2025-03-09', 'planted'),
  ];
  expect(batches(tasks).map(({ varietyName, status }) => `${varietyName} ${status}`)).toEqual([
    'Sunflower Planted',
    'Pea Planted',
    'Kale Planned',
    'Amaranth Planned',
    'Radish Planned',
    'Basil Harvested',
  ]);
});

test('a batch has its trays, planting day and harvest day', () => {
  const pea = { cycleKey: 'pea|2025-03-21', varietyId: 'pea', varietyName: 'Pea', trays: 4 };
  expect(batches(aCycle('pea', '2025-03-11', 'none'))).toEqual([
    { ...pea, plantedISO: '2025-03-11', harvestISO: '2025-03-21', status: 'Planned' },
  ]);
});

test('trays recorded as planted count instead of the planned ones', () => {
  const log = [recorded('pea', '2025-03-11', 3), recorded('pea', '2025-03-12', 9)];
  expect(batches(aCycle('pea', '2025-03-11', 'planted'), log)[0]?.trays).toBe(3);
});

test('a carry-only harvest is not a batch', () => {
  expect(batches([aTask({ type: 'HARVEST', dateISO: '2025-03-15', trays: 0 })])).toEqual([]);
});

test('a batch harvested without its planting marked is harvested', () => {
  const [plant, harvest] = aCycle('pea', '2025-03-11', 'none');
  const tasks = [plant, harvest && { ...harvest, done: true }].filter((task) => task !== undefined);
  expect(batches(tasks)[0]?.status).toBe('Harvested');
});

test('a skipped planting makes no batch, a skipped harvest leaves it in the ground', () => {
  const [plant, harvest] = aCycle('pea', '2025-03-11', 'planted');
  if (!plant || !harvest) throw new Error('A cycle has a planting and a harvest.');
  expect(batches([{ ...plant, skipped: true }, harvest])).toEqual([]);
  expect(batches([plant, { ...harvest, done: true, skipped: true }])[0]?.status).toBe('Planted');
});

test('a moved harvest shows its new day; without a harvest task its key gives the day', () => {
  const [plant, harvest] = aCycle('pea', '2025-03-11', 'planted');
  if (!plant || !harvest) throw new Error('A cycle has a planting and a harvest.');
  const moved = { ...harvest, dateISO: '2025-03-22', movedFromISO: '2025-03-21' };
  expect(batches([plant, moved])[0]?.harvestISO).toBe('2025-03-22');
  expect(batches([plant])[0]?.harvestISO).toBe('2025-03-21');
});
