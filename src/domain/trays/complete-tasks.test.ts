import { expect, test } from 'vitest';
import type { Task } from '#domain/planning/task.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import type { FarmAction } from '#state/records/farm-action.ts';
import { recordTrays, toggleDone } from '#tests/support/actions/work-actions.ts';
import { act } from '#tests/support/devices/act.ts';
import { aFarm, aTask, aVariety } from '#tests/support/builders/builders.ts';

const FIRST = aTask({ trays: 4, cycleKey: 'pea|2025-03-14' });
const SECOND = aTask({
  trays: 2,
  id: 'moved here',
  taskKey: '2025-03-02|PLANT|pea',
  cycleKey: 'pea|2025-03-12',
  movedFromISO: '2025-03-02',
});

function aPeaFarm(tasks: readonly Task[], seedGPerTray: number | null = 190): FarmDocument {
  return aFarm({ varieties: [aVariety({ id: 'pea', seedGPerTray })], tasks });
}

const tick = (task: Task) => toggleDone(task.id);
const open = (task: Task) => toggleDone(task.id, false);
const sown = (seedGPerTray: number): FarmAction => ({
  type: 'UPDATE_VARIETY',
  payload: { id: 'pea', patch: { seedGPerTray } },
});

const pounds = (farm: FarmDocument) =>
  farm.seedsInventory.map((one) => Math.round(one.pounds * 1e4) / 1e4);
const trays = (farm: FarmDocument) => farm.traysPlantedLog.map((entry) => entry.trays);

test('a planting is recorded on its own day when it is marked done, with its trays and seed', () => {
  const farm = act(aPeaFarm([FIRST]), tick(FIRST));
  const dateISO = '2025-03-04';
  const entry = { id: 'log_2025-03-04_pea', dateISO, varietyId: 'pea', source: 'task' };
  expect(farm.traysPlantedLog).toMatchObject([
    { ...entry, trays: 4, expectedTrays: 4, taskIds: [FIRST.id] },
  ]);
  const note = 'Auto seed usage: 4 tray(s) planted 2025-03-04';
  const meta = { type: 'AUTO_SEED_USAGE', dateISO, deltaTrays: 4, gramsPerTray: 190 };
  expect(farm.seedsInventory).toMatchObject([{ id: 'seed_2025-03-04_pea', note, meta }]);
  expect(farm.trayStatus.inUseWithHoles).toBe(4);
});

test('two plantings of one day and variety add up; unticking one leaves the other', () => {
  const one = act(aPeaFarm([FIRST, SECOND]), tick(FIRST));
  expect(trays(one)).toEqual([4]);
  const both = act(one, tick(SECOND));
  expect(trays(both)).toEqual([6]);
  expect(both.trayStatus.inUseWithHoles).toBe(6);
  const left = act(both, open(FIRST));
  expect(left.traysPlantedLog).toMatchObject([
    { trays: 2, expectedTrays: 2, taskIds: [SECOND.id] },
  ]);
  expect(left.trayStatus.inUseWithHoles).toBe(2);
});

test('hand-counted trays stay as counted: marking adds the planting to the record, reopening removes it', () => {
  const byHand = act(aPeaFarm([FIRST]), recordTrays(FIRST.dateISO, { actualTrays: 5 }));
  const ticked = act(byHand, tick(FIRST));
  expect(ticked.traysPlantedLog).toMatchObject([{ trays: 5, taskIds: [FIRST.id] }]);
  expect(ticked.seedsInventory).toEqual(byHand.seedsInventory);
  const opened = act(ticked, open(FIRST));
  expect(opened.traysPlantedLog).toMatchObject([{ trays: 5, taskIds: [] }]);
  expect(opened.seedsInventory).toEqual(byHand.seedsInventory);
});

test('without grams per tray nothing is booked, and setting them later books nothing for the past', () => {
  const ticked = act(aPeaFarm([FIRST], null), tick(FIRST));
  expect(trays(ticked)).toEqual([4]);
  expect(ticked.seedsInventory).toEqual([]);
  const known = act(ticked, sown(190));
  expect(known.seedsInventory).toEqual([]);
  expect(act(known, open(FIRST)).seedsInventory).toEqual([]);
});

test('seed goes back at the grams it was booked with, whatever a tray takes today', () => {
  const farm = act(aPeaFarm([FIRST]), tick(FIRST), sown(300), open(FIRST));
  expect(pounds(farm)).toEqual([-1.6755, 1.6755]);
});

test('a whole day that is marked done records each of its plantings', () => {
  const kale = aTask({ varietyId: 'kale', trays: 3 });
  const day: FarmAction = { type: 'MARK_DAY_DONE', payload: { dateISO: FIRST.dateISO } };
  const farm = act(aPeaFarm([FIRST, kale]), day);
  expect(farm.traysPlantedLog.map((entry) => [entry.varietyId, entry.trays])).toEqual([
    ['pea', 4],
    ['kale', 3],
  ]);
});
