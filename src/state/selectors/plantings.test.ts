import { expect, test } from 'vitest';
import { recordTrays } from '#tests/support/actions/work-actions.ts';
import { act } from '#tests/support/devices/act.ts';
import { aFarm, aGeneralTask, aTask } from '#tests/support/builders/builders.ts';
import { movesBatch } from '#domain/trays/planted-batches.ts';
import { selectCanMove, selectPlantedCounts } from './plantings.ts';

const plant = aTask({ trays: 3 });
const second = aTask({ trays: 2, id: 'second', dateISO: '2025-03-05' });
const lights = aTask({ type: 'LIGHTS', dateISO: '2025-03-08' });
const call = aGeneralTask();
const farm = aFarm({ tasks: [plant, second, lights, call] });
const ticked = act(farm, { type: 'TOGGLE_TASK_DONE', payload: { id: plant.id } });

test('a planting takes its batch along until some of it is in the ground; then it stays where it is', () => {
  expect(movesBatch(farm, second)).toBe(true);
  expect(selectCanMove(farm, second)).toBe(true);
  expect(movesBatch(ticked, second)).toBe(false);
  expect(selectCanMove(ticked, second)).toBe(false);
});

test('other open tasks can be moved, done ones cannot', () => {
  expect(selectCanMove(ticked, lights)).toBe(true);
  expect(selectCanMove(ticked, call)).toBe(true);
  expect(movesBatch(farm, lights)).toBe(false);
  expect(selectCanMove(ticked, { ...lights, done: true })).toBe(false);
});

test('what was planted is known of any planting, however long ago', () => {
  const line = { actualTrays: 1, expectedTrays: 3, taskIds: [plant.id], source: 'task' } as const;
  const corrected = act(ticked, recordTrays(plant.dateISO, line));
  expect(selectPlantedCounts(ticked)(plant)).toBe(3);
  expect(selectPlantedCounts(corrected)(plant)).toBe(1);
});
