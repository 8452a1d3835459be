import { expect, test } from 'vitest';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { aFarm, aTask, someSettings } from '#tests/support/builders/builders.ts';
import { aHarvestLoss, aPlantedEntry } from '#tests/support/builders/report-builders.ts';
import { growthEntries } from './growth-entries.ts';

const DONE = aTask({ trays: 3, done: true });
const LOGGED = aPlantedEntry({
  id: 'log_1',
  trays: 2,
  expectedTrays: 3,
  recordedAtISO: '2025-03-04T18:00:00.000Z',
  source: 'manual',
});
const LOSS = aHarvestLoss();

/** What is told of a farm, as "recorded pea 2". */
function told(more: Partial<FarmDocument>, trackHarvestLoss = true): readonly string[] {
  const settings = someSettings();
  const reporting = { ...settings.reporting, trackHarvestLoss };
  return growthEntries(aFarm({ settings: { ...settings, reporting }, ...more })).map(
    ({ kind, varietyId, trays }) => `${kind} ${varietyId} ${trays}`,
  );
}

test('a planting marked done but not counted is an estimate; an open one is not', () => {
  expect(told({ tasks: [DONE] })).toEqual(['estimated pea 3']);
  expect(told({ tasks: [{ ...DONE, done: false }] })).toEqual([]);
  expect(told({ tasks: [{ ...DONE, skipped: true }] })).toEqual([]);
});

test('what was counted is told as it was counted, and not estimated again', () => {
  const traysPlantedLog = [LOGGED];
  expect(told({ tasks: [DONE], traysPlantedLog })).toEqual(['recorded pea 2']);
  // Another day or another variety was not counted.
  const later = aTask({ dateISO: '2025-03-05', trays: 4, done: true });
  const kale = aTask({ varietyId: 'kale', trays: 5, done: true });
  expect(told({ tasks: [later, kale], traysPlantedLog })).toEqual([
    'recorded pea 2',
    'estimated pea 4',
    'estimated kale 5',
  ]);
});

test('a planting that an entry of another day names is counted there', () => {
  const moved = { ...LOGGED, dateISO: '2025-03-06', taskIds: [DONE.id] };
  expect(told({ tasks: [DONE], traysPlantedLog: [moved] })).toEqual(['recorded pea 2']);
});

test('a harvest marked done counts; other work does not', () => {
  const tasks = [
    aTask({ type: 'HARVEST', dateISO: '2025-03-14', trays: 3, done: true }),
    aTask({ type: 'LIGHTS', trays: 3, done: true }),
  ];
  expect(told({ tasks })).toEqual(['harvested pea 3']);
});

test('losses count if the farm tracks them', () => {
  expect(told({ harvestLosses: [LOSS] })).toEqual(['lost pea 1']);
  expect(told({ harvestLosses: [LOSS] }, false)).toEqual([]);
});

test('a single tray is told, no tray is not', () => {
  const { trays: _, ...bare } = DONE;
  expect(told({ tasks: [{ ...DONE, trays: 1 }] })).toEqual(['estimated pea 1']);
  expect(told({ tasks: [bare] })).toEqual([]);
  expect(told({ traysPlantedLog: [{ ...LOGGED, trays: 0 }] })).toEqual([]);
});
