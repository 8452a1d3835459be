import { expect, test } from 'vitest';
import { act } from '#tests/support/act.ts';
import { aFarm, aGeneralTask, aRepeatOrder, aTask, aVariety } from '#tests/support/builders.ts';

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
