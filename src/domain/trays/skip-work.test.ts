import { expect, test } from 'vitest';
import type { Task } from '#domain/planning/task.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { act } from '#tests/support/devices/act.ts';
import { aFarm, aGeneralTask, aTask } from '#tests/support/builders/builders.ts';
import { reopenSkippedBatches, skipTasks } from './skip-work.ts';

const STEPS = {
  soak: aTask({ type: 'SOAK' }),
  plant: aTask({ trays: 3 }),
  lights: aTask({ type: 'LIGHTS', dateISO: '2025-03-07' }),
  harvest: aTask({ type: 'HARVEST', dateISO: '2025-03-14', trays: 3 }),
};
const BATCH: readonly Task[] = Object.values(STEPS);

const skip = (task: Task) => ({ type: 'SKIP_TASK', payload: { id: task.id } }) as const;
const tick = (task: Task) =>
  ({ type: 'TOGGLE_TASK_DONE', payload: { id: task.id, done: true } }) as const;
const skipped = ({ tasks }: FarmDocument) =>
  tasks.filter((task) => task.skipped).map(({ type }) => type);

test('skipping the planting of a batch skips all of it', () => {
  const farm = aFarm({ tasks: BATCH });
  expect(skipped(act(farm, skip(STEPS.plant)))).toEqual(['SOAK', 'PLANT', 'LIGHTS', 'HARVEST']);
  expect(skipped(act(farm, skip(STEPS.soak)))).toEqual(['SOAK', 'PLANT', 'LIGHTS', 'HARVEST']);
});

test('a soak that is done stays done when its batch is skipped', () => {
  const farm = act(aFarm({ tasks: BATCH }), tick(STEPS.soak), skip(STEPS.plant));
  expect(skipped(farm)).toEqual(['PLANT', 'LIGHTS', 'HARVEST']);
});

test('a step of a batch in the ground is skipped alone', () => {
  const farm = act(aFarm({ tasks: BATCH }), tick(STEPS.plant));
  expect(skipped(act(farm, skip(STEPS.soak)))).toEqual(['SOAK']);
  expect(skipped(act(farm, skip(STEPS.harvest)))).toEqual(['HARVEST']);
});

test('another step of a batch that is not planted is skipped alone', () => {
  expect(skipped(act(aFarm({ tasks: BATCH }), skip(STEPS.lights)))).toEqual(['LIGHTS']);
});

test('planting a batch that was skipped opens its other steps again', () => {
  const farm = act(aFarm({ tasks: BATCH }), skip(STEPS.plant), tick(STEPS.plant));
  expect(skipped(farm)).toEqual([]);
  expect(farm.tasks.filter(({ done }) => done).map(({ type }) => type)).toEqual(['PLANT']);
  expect(farm.traysPlantedLog).toMatchObject([{ trays: 3 }]);
});

test('a skipped scrub is asked for no longer, skipping other work leaves it asked for', () => {
  const scrub = aGeneralTask({ id: 's', special: 'TRAY_SCRUB' });
  const farm = (scrubTaskId: string | null) =>
    aFarm({
      tasks: [...BATCH, scrub],
      trayStatus: { scrubTaskId, scrubTaskCreatedAt: '2025-03-10T08:00:00.000Z' },
    });
  expect(skipTasks(farm('s'), [scrub]).trayStatus).toMatchObject({
    scrubTaskId: null,
    scrubTaskCreatedAt: null,
  });
  expect(skipTasks(farm('s'), BATCH).trayStatus).toEqual(farm('s').trayStatus);
  expect(skipTasks(farm(null), [scrub]).trayStatus).toEqual(farm(null).trayStatus);
});

test('of a batch that is begun after all only what was skipped, and is not ticked itself, opens again', () => {
  const given = BATCH.map((task) => ({ ...task, done: true, skipped: true as const }));
  const [soak, plant] = given;
  const done = { ...STEPS.lights, id: 'done', done: true };
  const other = { ...soak!, id: 'other', cycleKey: 'kale|2025-03-14' };
  const { tasks } = reopenSkippedBatches({ tasks: [...given, done, other] }, [plant!]);
  const ids = (is: (task: Task) => boolean) => tasks.filter(is).map(({ id }) => id);
  expect(ids((task) => task.done)).toEqual([STEPS.plant.id, 'done', 'other']);
  expect(ids((task) => task.skipped === true)).toEqual([STEPS.plant.id, 'other']);
});

test('a batch of which a planting was not skipped, or that has none, does not open again', () => {
  const given = BATCH.map((task) => ({ ...task, done: true, skipped: true as const }));
  const half = { tasks: [...given, { ...STEPS.plant, id: 'second', done: true }] };
  expect(reopenSkippedBatches(half, [given[0]!])).toBe(half);
  const without = { tasks: given.filter(({ type }) => type !== 'PLANT') };
  expect(reopenSkippedBatches(without, [given[0]!])).toBe(without);
});
