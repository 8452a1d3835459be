import { expect, test } from 'vitest';
import { addDays } from '#domain/calendar/iso-date.ts';
import { recordById } from '#domain/records/change-records.ts';
import { perform } from '#state/records/perform.ts';
import { reduce } from '#state/records/reduce.ts';
import { MOMENT, act } from '#tests/support/devices/act.ts';
import {
  aFarm,
  aGeneralTask,
  aRepeatOrder,
  aTask,
  aVariety,
} from '#tests/support/builders/builders.ts';

const add = (more: object = {}) =>
  ({
    type: 'ADD_MANUAL_TASK',
    payload: { id: 'gen_x', title: 'Sweep/Mop', dateISO: '2025-03-11', ...more },
  }) as const;

test('a manual task takes its place among the tasks of its day', () => {
  const before = [
    aTask({ type: 'PLANT', dateISO: '2025-03-11' }),
    aTask({ type: 'PLANT', dateISO: '2025-03-12' }),
  ];
  const farm = act(aFarm({ tasks: before }), add());
  expect(farm.tasks).toEqual([before[0], aGeneralTask({ id: 'gen_x' }), before[1]]);
});

test('a repeated manual task is one task for each occurrence', () => {
  const farm = act(aFarm(), add({ repeat: 'MONTHLY', dateISO: '2025-01-31', occurrences: 3 }));
  expect(farm.tasks.map(({ id, dateISO }) => [id, dateISO])).toEqual([
    ['gen_x', '2025-01-31'],
    ['gen_x-2', '2025-02-28'],
    ['gen_x-3', '2025-03-31'],
  ]);
});

test('a series continues when the day is planned, and stops in one step', () => {
  const daily = { repeat: 'DAILY', untilStopped: true, occurrences: 2 };
  const added = act(aFarm(), add(daily));
  // 3/11 to 4/7, 28 days after 3/10.
  expect(added.tasks).toHaveLength(28);
  const later = reduce(added, {
    type: 'REGENERATE_TASKS',
    moment: { today: '2025-03-12', now: Date.parse('2025-03-12T12:00:00.000Z') },
  });
  expect(later.tasks.map(({ id }) => id).slice(-2)).toEqual([
    'gen_x_2025-04-08',
    'gen_x_2025-04-09',
  ]);
  const stopped = act(added, { type: 'STOP_SERIES', payload: { seriesId: 'gen_x' } });
  expect(stopped.tasks).toEqual([]);
});

test('a manual task needs words and a day', () => {
  const farm = aFarm();
  expect(act(farm, add({ title: '  ' }))).toBe(farm);
  expect(act(farm, add({ dateISO: '' }))).toBe(farm);
});

test('a manual task can be deleted, planned work and the scrub task cannot', () => {
  const scrub = aGeneralTask({ id: 'scrub_1', special: 'TRAY_SCRUB' });
  const plant = aTask();
  const sweep = aGeneralTask();
  const farm = aFarm({ tasks: [plant, sweep, scrub] });
  const remove = (id: string) => act(farm, { type: 'DELETE_MANUAL_TASK', payload: { id } });
  expect(remove('gen_1').tasks).toEqual([plant, scrub]);
  expect(remove('scrub_1')).toBe(farm);
  expect(remove(plant.id)).toBe(farm);
});

test('tasks are planned 90 days ahead, and planning again changes nothing', () => {
  const farm = aFarm({ varieties: [aVariety()], orders: [aRepeatOrder()] });
  const planned = act(farm, { type: 'REGENERATE_TASKS' });
  const harvests = planned.tasks.filter((task) => task.type === 'HARVEST');
  // Saturdays from 3/15 to 6/7; 6/14 is the 96th day.
  expect(harvests.map((task) => task.dateISO).at(0)).toBe('2025-03-15');
  expect(harvests.map((task) => task.dateISO).at(-1)).toBe('2025-06-07');
  expect(harvests).toHaveLength(13);
  expect(act(planned, { type: 'REGENERATE_TASKS' })).toBe(planned);
});

const skip = (id: string) => ({ type: 'SKIP_TASK', payload: { id } }) as const;
const toggle = (id: string) => ({ type: 'TOGGLE_TASK_DONE', payload: { id } }) as const;
const move = (id: string, dateISO: string) =>
  ({ type: 'MOVE_TASK', payload: { id, dateISO } }) as const;

test('a skipped planting is done with but puts no tray in use, and is open again as it was', () => {
  const plant = aTask({ trays: 10 });
  const fresh = aFarm({ tasks: [plant] });
  const skipped = act(fresh, skip(plant.id));
  expect(skipped.tasks).toEqual([{ ...plant, done: true, skipped: true }]);
  expect(skipped.trayStatus).toEqual(fresh.trayStatus);
  expect(act(skipped, toggle(plant.id))).toEqual(fresh);
});

test('a skipped planting that was carried out after all is simply done', () => {
  const plant = aTask({ trays: 10 });
  const fresh = aFarm({ tasks: [plant] });
  const done = { type: 'TOGGLE_TASK_DONE', payload: { id: plant.id, done: true } } as const;
  expect(act(fresh, skip(plant.id), done)).toEqual(act(fresh, done));
});

test('a harvest knows that its planting was skipped', () => {
  const [plant, harvest] = [
    aTask({ trays: 10 }),
    aTask({ trays: 10, type: 'HARVEST', dateISO: '2025-03-14' }),
  ];
  const harvested = { type: 'TOGGLE_TASK_DONE', payload: { id: harvest.id, done: true } } as const;
  const farm = act(aFarm({ tasks: [plant, harvest] }), skip(plant.id), harvested);
  expect(farm.trayStatus.pendingHarvests[0]?.planting).toBeNull();
});

test('only open work is skipped or moved', () => {
  const done = aTask({ done: true });
  const farm = aFarm({ tasks: [done] });
  expect(act(farm, skip(done.id))).toBe(farm);
  expect(act(farm, move(done.id, '2025-03-20'))).toBe(farm);
});

test('a moved task takes its place on the new day, and is as before when it is moved back', () => {
  const [lights, sweep] = [
    aTask({ type: 'LIGHTS', dateISO: '2025-03-10' }),
    aGeneralTask({ dateISO: '2025-03-11' }),
  ];
  const fresh = aFarm({ tasks: [lights, sweep] });
  const moved = act(fresh, move(lights.id, '2025-03-12'));
  expect(moved.tasks).toEqual([
    sweep,
    { ...lights, dateISO: '2025-03-12', movedFromISO: '2025-03-10' },
  ]);
  expect(act(moved, move(lights.id, '2025-03-13'), move(lights.id, '2025-03-10'))).toEqual(fresh);
});

test('a task is moved to a day, and not to the one it is on', () => {
  const farm = aFarm({ tasks: [aTask()] });
  expect(act(farm, move(aTask().id, 'soon'))).toBe(farm);
  expect(act(farm, move(aTask().id, '2025-03-04'))).toBe(farm);
});

test('a task by hand is simply on the other day', () => {
  const farm = act(aFarm({ tasks: [aGeneralTask()] }), move('gen_1', '2025-03-12'));
  expect(farm.tasks).toEqual([aGeneralTask({ dateISO: '2025-03-12' })]);
});

test('planning again, today or on a later day, leaves exactly one task that was moved', () => {
  const farm = act(aFarm({ varieties: [aVariety()], orders: [aRepeatOrder()] }), {
    type: 'REGENERATE_TASKS',
  });
  for (const task of farm.tasks.filter((_, at) => at % 3 === 0)) {
    for (const days of [-9, -2, 1, 6]) {
      let moved = act(farm, move(task.id, addDays(task.dateISO, days)));
      // Steps keep their order, and a batch does not begin before today: not every day is taken.
      const placed = recordById(moved.tasks, task.id)?.dateISO;
      for (const later of [0, 1, 5, 12, 30]) {
        const today = addDays(MOMENT.today, later);
        const action = { type: 'REGENERATE_TASKS', moment: { ...MOMENT, today } } as const;
        moved = perform(moved, action).document;
        const same = moved.tasks.filter(
          ({ cycleKey, type }) => cycleKey === task.cycleKey && type === task.type,
        );
        expect(same.map(({ dateISO }) => dateISO)).toEqual([placed]);
      }
    }
  }
});
