import { expect, test } from 'vitest';
import type { Task } from '#domain/planning/task.ts';
import { act } from '#tests/support/act.ts';
import { aFarm, aTask, aVariety } from '#tests/support/builders.ts';
import { mergeTwo } from '#tests/support/merge-two.ts';
import type { FarmAction } from '../../actions/farm-action.ts';
import type { FarmDocument } from '../../document/farm-document.ts';

const FIRST = aTask({ trays: 4 });
const SECOND = aTask({
  trays: 2,
  id: 'second',
  taskKey: '2025-03-04|PLANT|pea|2025-03-15',
  cycleKey: 'pea|2025-03-15',
});
const FARM = aFarm({
  varieties: [aVariety({ id: 'pea', seedGPerTray: 190 })],
  tasks: [FIRST, SECOND],
});

const tick = (task: Task, done = true): FarmAction => ({
  type: 'TOGGLE_TASK_DONE',
  payload: { id: task.id, done },
});

const bookedTrays = (farm: FarmDocument) =>
  farm.seedsInventory.reduce((sum, { meta }) => sum + (meta?.deltaTrays ?? 0), 0);

test('one planting that is ticked on two devices is recorded and takes its seed once', () => {
  const { merged, notices } = mergeTwo(FARM, act(FARM, tick(FIRST)), act(FARM, tick(FIRST)));
  expect(merged.traysPlantedLog).toMatchObject([{ trays: 4, taskIds: [FIRST.id] }]);
  expect(merged.seedsInventory).toHaveLength(1);
  expect(notices).toEqual([]);
});

test('two plantings of one day that are ticked on two devices add up', () => {
  const { merged, notices } = mergeTwo(FARM, act(FARM, tick(FIRST)), act(FARM, tick(SECOND)));
  expect(merged.traysPlantedLog).toMatchObject([{ trays: 6, expectedTrays: 6 }]);
  expect(new Set(merged.traysPlantedLog[0]?.taskIds)).toEqual(new Set([FIRST.id, SECOND.id]));
  expect(bookedTrays(merged)).toBe(6);
  expect(merged.trayStatus.inUseWithHoles).toBe(6);
  expect(notices).toEqual([]);
});

test('a planting that both have ticked counts once beside one that only one has', () => {
  const phone = act(FARM, tick(FIRST));
  const office = act(FARM, tick(FIRST), tick(SECOND));
  const { merged } = mergeTwo(FARM, phone, office);
  expect(merged.traysPlantedLog).toMatchObject([{ trays: 6 }]);
  expect(bookedTrays(merged)).toBe(6);
});

test('a planting that is opened here while another is ticked there leaves the other one', () => {
  const base = act(FARM, tick(FIRST));
  const { merged } = mergeTwo(base, act(base, tick(FIRST, false)), act(base, tick(SECOND)));
  expect(merged.traysPlantedLog).toMatchObject([{ trays: 2, taskIds: [SECOND.id] }]);
  expect(bookedTrays(merged)).toBe(2);
  expect(merged.trayStatus.inUseWithHoles).toBe(2);
});

test('a planting that both have opened is out of the record', () => {
  const base = act(FARM, tick(FIRST), tick(SECOND));
  const phone = act(base, tick(FIRST, false));
  const office = act(base, tick(FIRST, false), tick(SECOND, false));
  const { merged } = mergeTwo(base, phone, office);
  expect(merged.traysPlantedLog).toEqual([]);
  expect(bookedTrays(merged)).toBe(0);
});
