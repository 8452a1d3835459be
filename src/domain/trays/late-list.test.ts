import { expect, test } from 'vitest';
import type { Task, TaskType } from '#domain/planning/task.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { act } from '#tests/support/devices/act.ts';
import { aFarm, aGeneralTask, aTask, aVariety } from '#tests/support/builders/builders.ts';

/** Pea for Friday 3/14 should have been planted on Tuesday 3/4; the day is Monday 3/10. */
const PEA = {
  soak: aTask({ type: 'SOAK', dateISO: '2025-03-03', trays: 3, soakHours: 24 }),
  plant: aTask({ trays: 3 }),
  lights: aTask({ type: 'LIGHTS', dateISO: '2025-03-07', trays: 3 }),
  harvest: aTask({ type: 'HARVEST', dateISO: '2025-03-14', trays: 3 }),
};
/** Kale is in the ground, and its blackout and lights were forgotten. */
const ofKale = (type: TaskType, dateISO: string, more: Partial<Task> = {}) =>
  aTask({ type, dateISO, varietyId: 'kale', cycleKey: 'kale|2025-03-13', trays: 2, ...more });
const KALE = {
  plant: ofKale('PLANT', '2025-03-02', { done: true }),
  blackout: ofKale('BLACKOUT', '2025-03-05'),
  lights: ofKale('LIGHTS', '2025-03-08'),
  harvest: ofKale('HARVEST', '2025-03-13'),
};
const SWEEP = aGeneralTask({ dateISO: '2025-03-07' });
const SINGLE = [KALE.blackout, KALE.lights, SWEEP];
const LIST = { taskIds: SINGLE.map(({ id }) => id), cycleKeys: ['pea|2025-03-14'] };

function farm(more: readonly Task[] = []): FarmDocument {
  const tasks = [...Object.values(PEA), ...Object.values(KALE), SWEEP, ...more];
  return aFarm({
    varieties: [aVariety(), aVariety({ id: 'kale' })],
    tasks: tasks.toSorted((a, b) => (a.dateISO < b.dateISO ? -1 : 1)),
  });
}

const dayOf = ({ tasks }: FarmDocument, id: string) =>
  tasks.find((task) => task.id === id)?.dateISO;
const idsOf = ({ tasks }: FarmDocument, is: (task: Task) => boolean) =>
  tasks.filter(is).map(({ id }) => id);

test('late work marked as done plants a batch that was missed on its own day, and does what came since, but not what comes', () => {
  const after = act(farm(), { type: 'MARK_LATE_DONE', payload: LIST });
  // The lights were due on Friday 3/7: open they would be late again at once.
  expect(idsOf(after, ({ done }) => !done)).toEqual([KALE.harvest.id, PEA.harvest.id]);
  expect(after.traysPlantedLog).toMatchObject([
    { dateISO: '2025-03-04', varietyId: 'pea', trays: 3, source: 'task' },
  ]);
});

test('late work moved to today takes a batch that was missed along, by as many days', () => {
  const after = act(farm(), { type: 'MOVE_LATE_TO_TODAY', payload: LIST });
  const days = Object.values(PEA).map(({ id }) => dayOf(after, id)?.slice(8));
  expect(days).toEqual(['10', '11', '14', '21']);
});

test('of two late steps of a batch, the later one moves to today and the earlier one is done', () => {
  const after = act(farm(), { type: 'MOVE_LATE_TO_TODAY', payload: LIST });
  expect([KALE.lights, SWEEP].map(({ id }) => dayOf(after, id))).toEqual(
    [KALE.lights, SWEEP].map(() => '2025-03-10'),
  );
  expect(dayOf(after, KALE.blackout.id)).toBe('2025-03-05');
  expect(idsOf(after, ({ done }) => done)).toEqual([KALE.plant.id, KALE.blackout.id]);
  expect(dayOf(after, KALE.harvest.id)).toBe('2025-03-13');
});

test('a late step is done with the one that is due today, and not put beside it', () => {
  const kale = { ...KALE, lights: { ...KALE.lights, dateISO: '2025-03-10' } };
  const after = act(aFarm({ varieties: [aVariety({ id: 'kale' })], tasks: Object.values(kale) }), {
    type: 'MOVE_LATE_TO_TODAY',
    payload: { taskIds: [KALE.blackout.id], cycleKeys: [] },
  });
  expect(idsOf(after, ({ done }) => !done)).toEqual([KALE.lights.id, KALE.harvest.id]);
  expect(dayOf(after, KALE.blackout.id)).toBe('2025-03-05');
});

test('late work that is skipped gives up the whole batch that was missed, and of others the step alone', () => {
  const after = act(farm(), { type: 'SKIP_LATE', payload: LIST });
  expect(idsOf(after, ({ skipped }) => skipped === true)).toEqual(
    [PEA.soak, PEA.plant, KALE.blackout, PEA.lights, SWEEP, KALE.lights, PEA.harvest].map(
      ({ id }) => id,
    ),
  );
});
