import { expect, test } from 'vitest';
import type { Task } from '#domain/planning/task.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { recordTrays } from '#tests/support/actions/work-actions.ts';
import { act } from '#tests/support/devices/act.ts';
import { aFarm, aTask } from '#tests/support/builders/builders.ts';
import { batchShift, moveWork } from './move-work.ts';

/** A batch planted on 3/15 and cut on 3/24, seen on 2025-03-10. */
const KEYS = { cycleKey: 'pea|2025-03-24' };
const STEPS = {
  soak: aTask({ ...KEYS, type: 'SOAK', dateISO: '2025-03-14' }),
  plant: aTask({ ...KEYS, dateISO: '2025-03-15', trays: 3 }),
  blackout: aTask({ ...KEYS, type: 'BLACKOUT', dateISO: '2025-03-18' }),
  lights: aTask({ ...KEYS, type: 'LIGHTS', dateISO: '2025-03-20' }),
  harvest: aTask({ ...KEYS, type: 'HARVEST', dateISO: '2025-03-24', trays: 3 }),
};
const BATCH: readonly Task[] = Object.values(STEPS);

const move = (task: Task, dateISO: string) =>
  ({ type: 'MOVE_TASK', payload: { id: task.id, dateISO } }) as const;
const tick = (task: Task) => ({ type: 'TOGGLE_TASK_DONE', payload: { id: task.id } }) as const;
const days = ({ tasks }: FarmDocument) =>
  Object.fromEntries(tasks.map(({ type, dateISO }) => [type, dateISO.slice(8)]));

test('moving the planting moves every open step of its batch by the same days', () => {
  const farm = act(aFarm({ tasks: BATCH }), move(STEPS.plant, '2025-03-19'));
  const steps = { BLACKOUT: '22', LIGHTS: '24', HARVEST: '28' };
  expect(days(farm)).toEqual({ SOAK: '18', PLANT: '19', ...steps });
  expect(farm.tasks.map(({ cycleKey }) => cycleKey)).toEqual(Array(5).fill(KEYS.cycleKey));
});

test('a soak that is done stays where it was', () => {
  const farm = act(aFarm({ tasks: BATCH }), tick(STEPS.soak), move(STEPS.plant, '2025-03-16'));
  expect(days(farm)).toMatchObject({ SOAK: '14', PLANT: '16', HARVEST: '25' });
});

test('a batch moves to today at the earliest', () => {
  const farm = act(aFarm({ tasks: BATCH }), move(STEPS.plant, '2025-03-01'));
  expect(days(farm)).toMatchObject({ SOAK: '10', PLANT: '11', HARVEST: '20' });
});

test('other steps move alone, between the step they follow and the open one that follows', () => {
  const farm = act(aFarm({ tasks: BATCH }), tick(STEPS.plant));
  expect(days(act(farm, move(STEPS.lights, '2025-03-22')))).toMatchObject({
    LIGHTS: '22',
    HARVEST: '24',
  });
  expect(days(act(farm, move(STEPS.lights, '2025-03-17'))).LIGHTS).toBe('20');
  expect(days(act(farm, move(STEPS.lights, '2025-03-25'))).LIGHTS).toBe('20');
});

test('the soak of a batch in the ground moves alone, its planting not at all', () => {
  const three = recordTrays(STEPS.plant.dateISO, { actualTrays: 3, expectedTrays: 3 });
  const recorded = act(aFarm({ tasks: BATCH }), three);
  expect(days(act(recorded, move(STEPS.plant, '2025-03-16')))).toEqual(days(recorded));
  expect(days(act(recorded, move(STEPS.soak, '2025-03-15')))).toMatchObject({
    SOAK: '15',
    PLANT: '15',
    HARVEST: '24',
  });
});

test('a task that is put on its own day leaves the farm as it is', () => {
  const farm = aFarm({ tasks: BATCH });
  for (const task of BATCH) expect(moveWork(farm, task, task.dateISO, '2025-03-10')).toBe(farm);
  // Even if today is later, and where the batch may not go back further.
  expect(moveWork(farm, STEPS.plant, STEPS.plant.dateISO, '2025-03-20')).toBe(farm);
  expect(moveWork(farm, STEPS.soak, '2025-03-01', '2025-03-14')).toBe(farm);
});

test('a batch moves as wanted, but its first open soak or planting not to before today', () => {
  const open = [STEPS.blackout, STEPS.plant, STEPS.soak];
  expect(batchShift(open, -3, '2025-03-10')).toBe(-3);
  expect(batchShift(open, -9, '2025-03-10')).toBe(-4);
  expect(batchShift(open, 2, '2025-03-20')).toBe(6);
  const early = { ...STEPS.blackout, dateISO: '2025-03-01' };
  expect(batchShift([early, STEPS.plant, STEPS.soak], -9, '2025-03-10')).toBe(-4);
  expect(batchShift([STEPS.blackout], -9, '2025-03-20')).toBe(-9);
});

test('the work of a farm stays in the order of its days when some of it moves', () => {
  const after = (tasks: readonly Task[], task: Task, day: string) =>
    moveWork(aFarm({ tasks }), task, day, '2025-03-10')
      .tasks.map(({ type }) => type)
      .join(' ');
  expect(after(BATCH, STEPS.lights, '2025-03-18')).toBe('SOAK PLANT BLACKOUT LIGHTS HARVEST');
  const other = { cycleKey: 'x|2025-03-30', type: 'WATER' } as const;
  const late = aTask({ ...other, id: 'late', taskKey: 'late', dateISO: '2025-03-16' });
  const moved = after([...BATCH, late], late, '2025-03-17');
  expect(moved).toBe('SOAK PLANT WATER BLACKOUT LIGHTS HARVEST');
});
