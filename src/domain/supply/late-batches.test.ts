import { expect, test } from 'vitest';
import type { Task } from '#domain/planning/task.ts';
import { act } from '#tests/support/devices/act.ts';
import { aFarm, aTask } from '#tests/support/builders/builders.ts';
import { lateBatches } from './late-batches.ts';

const TODAY = '2026-11-21';

/** Six trays of pea for Thursday 11/26, soaked over night from Saturday 11/14 on. */
const PEA = ['SOAK', 'PLANT', 'LIGHTS', 'HARVEST'] as const;
const DAYS = {
  SOAK: '2026-11-14',
  PLANT: '2026-11-15',
  LIGHTS: '2026-11-19',
  HARVEST: '2026-11-26',
};

function peas(soakHours = 24): Task[] {
  const shared = { varietyId: 'pea', cycleKey: 'pea|2026-11-26', trays: 6 };
  return PEA.map((type) =>
    aTask({ ...shared, type, dateISO: DAYS[type], ...(type === 'SOAK' && { soakHours }) }),
  );
}

/** A farm that ticks: it planted something the week before. */
const KALE = aTask({
  dateISO: '2026-11-16',
  varietyId: 'kale',
  cycleKey: 'kale|2026-11-27',
  done: true,
});

const missed = (tasks: readonly Task[]) => lateBatches(tasks, [], TODAY);

test('a batch that was not planted is late once, with the day it was due and when it can be ready', () => {
  expect(missed([...peas(), KALE])).toMatchObject([
    {
      cycleKey: 'pea|2026-11-26',
      trays: 6,
      begins: { type: 'SOAK', dateISO: '2026-11-14' },
      beginsWithSoak: true,
      harvestISO: '2026-11-26',
      readyISO: '2026-12-03',
    },
  ]);
});

test('a batch whose soak is done is late by its planting', () => {
  const [soak, ...rest] = peas();
  const tasks = [{ ...soak!, done: true }, ...rest, KALE];
  expect(missed(tasks)).toMatchObject([
    {
      begins: { type: 'PLANT', dateISO: '2026-11-15' },
      beginsWithSoak: false,
      readyISO: '2026-12-02',
    },
  ]);
});

test('a batch whose harvest was moved is ready as much later than on the day it was moved to', () => {
  const moved = peas().map((task) =>
    task.type === 'HARVEST' ? { ...task, dateISO: '2026-11-28' } : task,
  );
  // Seven days too late.
  expect(missed([...moved, KALE])).toMatchObject([
    { harvestISO: '2026-11-26', readyISO: '2026-12-05' },
  ]);
});

test('a batch begins with its soak or its planting, whatever else of it is open and earlier', () => {
  const early = peas().map((task) =>
    task.type === 'LIGHTS' ? { ...task, dateISO: '2026-11-13' } : task,
  );
  expect(missed([...early, KALE])).toMatchObject([{ begins: { type: 'SOAK' } }]);
});

test('nothing is late on a farm that never marks plantings done, nor when it is planned or skipped', () => {
  expect(missed(peas())).toEqual([]);
  const farm = aFarm({ tasks: [...peas(), KALE] });
  const planted = act(farm, { type: 'MARK_PLANTED', payload: { cycleKey: 'pea|2026-11-26' } });
  expect(missed(planted.tasks)).toEqual([]);
  const plant = '2026-11-15|PLANT|pea';
  expect(missed(act(farm, { type: 'SKIP_TASK', payload: { id: plant } }).tasks)).toEqual([]);
});

test('marking a batch planted completes its soak and planting on their own days and records the trays', () => {
  const farm = aFarm({ tasks: [...peas(), KALE] });
  const { tasks, traysPlantedLog } = act(farm, {
    type: 'MARK_PLANTED',
    payload: { cycleKey: 'pea|2026-11-26' },
  });
  const done = tasks.filter((task) => task.varietyId === 'pea' && task.done);
  expect(done.map(({ type, dateISO }) => `${type} ${dateISO}`)).toEqual([
    'SOAK 2026-11-14',
    'PLANT 2026-11-15',
  ]);
  expect(traysPlantedLog).toMatchObject([{ dateISO: '2026-11-15', trays: 6, source: 'task' }]);
});

test('a day is closed without the tasks that are shown elsewhere', () => {
  const water = aTask({ type: 'WATER', dateISO: '2026-11-15' });
  const farm = aFarm({ tasks: [...peas(), water] });
  const { tasks } = act(farm, {
    type: 'MARK_DAY_DONE',
    payload: { dateISO: '2026-11-15', taskIds: [water.id] },
  });
  expect(tasks.filter(({ done }) => done).map(({ type }) => type)).toEqual(['WATER']);
});

test('what can still be made good stands in front: the harvests from today on, then those that are over', () => {
  const late = (harvestISO: string) => {
    const batch = { varietyId: 'dill', cycleKey: `dill|${harvestISO}`, taskKey: harvestISO };
    return aTask({ dateISO: '2026-11-10', ...batch });
  };
  const days = ['2026-11-20', '2026-11-22', '2026-11-21', '2026-11-19'];
  expect(
    lateBatches([KALE, ...days.map(late)], [], TODAY).map(({ cycleKey }) => cycleKey.slice(-2)),
  ).toEqual(['21', '22', '19', '20']);
});

/** A batch of radish that was missed on a day, for a harvest. */
function radish(dateISO: string, harvestISO: string, more: Partial<Task> = {}): Task {
  const cycleKey = `radish|${harvestISO}`;
  return aTask({ dateISO, varietyId: 'radish', cycleKey, ...more });
}

test('a batch some of whose trays are planted is not late, and one of today neither', () => {
  const second = { taskKey: '2026-11-12|PLANT|radish|2' };
  const batch = (done: boolean) => [
    radish('2026-11-11', '2026-11-25', { done }),
    radish('2026-11-12', '2026-11-25', second),
    KALE,
  ];
  expect(missed(batch(false)).map(({ trays }) => trays)).toEqual([2]);
  expect(missed(batch(true))).toEqual([]);
  expect(missed([radish(TODAY, '2026-12-01'), KALE])).toEqual([]);
});

test('the first of several plantings is the one that begins a batch, however they are listed', () => {
  const [late] = missed([
    radish('2026-11-12', '2026-11-25', { taskKey: '2026-11-12|PLANT|radish|2' }),
    radish('2026-11-11', '2026-11-25'),
    KALE,
  ]);
  expect(late?.begins.dateISO).toBe('2026-11-11');
  expect(late?.readyISO).toBe('2026-12-05');
});

test('a planting without trays has none, and a soak without hours is no soak over night', () => {
  const { trays: _, ...bare } = radish('2026-11-11', '2026-11-25');
  expect(missed([bare, KALE])).toMatchObject([{ trays: 0 }]);
  const soak = radish('2026-11-10', '2026-11-25', { type: 'SOAK' });
  expect(missed([soak, radish('2026-11-11', '2026-11-25'), KALE])).toMatchObject([
    { begins: { type: 'SOAK' }, beginsWithSoak: false },
  ]);
});
