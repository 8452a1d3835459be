import { expect, test } from 'vitest';
import type { Task } from '#domain/planning/task.ts';
import { aFarm, aGeneralTask, aTask, aVariety } from '#tests/support/builders/builders.ts';
import { aDryLine, aDryLoad } from '#tests/support/builders/dry-load-builders.ts';
import type { DryLoad } from '../../drying/dry-load.ts';
import { followLoadTasks } from './follow-load-tasks.ts';
import { loadTitle, withLoadTasks, type LoadFarm } from './load-tasks.ts';

const DRYER = { id: 'fd-1', label: 'Freeze Dryer 1', shelves: 7, cycleDays: 1, shelfMaxOz: 16 };

function farmWith(dryLoads: readonly DryLoad[], tasks: readonly Task[] = []): LoadFarm {
  const farm = aFarm({ varieties: [aVariety({ id: 'pea', name: 'Pea' })], tasks });
  return { ...farm, dryLoads, capacity: { freezeDryers: [DRYER] } };
}

/** The task of the load of Wednesday 3/12. */
const OF_LOAD = { id: 'gen_dry_fd-1_2025-03-12', dateISO: '2025-03-12' };
const aLoadTask = (more: Partial<Task> = {}): Task => ({
  ...aGeneralTask({ ...OF_LOAD, title: 'Load Freeze Dryer 1: Pea 7' }),
  external: { dryLoad: 'dry_fd-1_2025-03-12' },
  ...more,
});
/** Ann, who has loaded a dryer. */
const by = { who: 'ann' } as unknown as NonNullable<Task['by']>;

test('a load is named by its dryer and the trays of each variety', () => {
  const lines = [
    aDryLine({ trays: 3 }),
    aDryLine({ itemId: 'b', varietyId: 'gone', trays: 1 }),
    aDryLine({ itemId: 'c', trays: 2 }),
  ];
  expect(loadTitle(farmWith([]), aDryLoad({ lines }))).toBe('Load Freeze Dryer 1: Pea 5, gone 1');
  expect(loadTitle(farmWith([]), aDryLoad({ dryerId: 'fd-9' }))).toBe('Load fd-9: Pea 7');
});

test('every load has a task to load its dryer on its day, done once it runs', () => {
  expect(withLoadTasks(farmWith([aDryLoad()]))).toEqual([aLoadTask()]);
  const running = farmWith([aDryLoad({ status: 'RUNNING' })]);
  expect(withLoadTasks(running)).toEqual([aLoadTask({ done: true })]);
  // What ran long ago, was cancelled, or goes into no dryer, needs none.
  const none = [
    aDryLoad({ status: 'DONE' }),
    aDryLoad({ status: 'CANCELLED' }),
    { ...aDryLoad(), dryerId: '' },
  ];
  for (const load of none) expect(withLoadTasks(farmWith([load]))).toEqual([]);
});

test('a task in step stays the very same, and so does the list', () => {
  const tasks = [aLoadTask(), aTask({ dateISO: '2025-03-20' })];
  expect(withLoadTasks(farmWith([aDryLoad()], tasks))).toBe(tasks);
  const bare = [aTask()];
  expect(withLoadTasks(farmWith([], bare))).toBe(bare);
  const done = [aLoadTask({ done: true })];
  expect(withLoadTasks(farmWith([aDryLoad({ status: 'DONE' })], done))).toBe(done);
});

test('a task that says otherwise is put right: its day, its trays, and whether it is done', () => {
  const odd: Partial<Task>[] = [
    { dateISO: '2025-03-13', taskKey: '2025-03-13|GENERAL|gen_dry_fd-1_2025-03-12' },
    { title: 'Load Freeze Dryer 1: Pea 6' },
    { done: true, by },
    { skipped: true },
    { movedFromISO: '2025-03-11' },
  ];
  for (const more of odd) {
    expect(withLoadTasks(farmWith([aDryLoad()], [aLoadTask(more)]))).toEqual([aLoadTask()]);
  }
  // The note of the grower stays, and who has loaded it as long as it is done.
  const noted = aLoadTask({ note: 'left side', by, title: 'old' });
  expect(withLoadTasks(farmWith([aDryLoad({ status: 'RUNNING' })], [noted]))).toEqual([
    aLoadTask({ note: 'left side', by, done: true }),
  ]);
});

test('of a load that is gone or was cancelled there is no open task; what was done of one that is gone stays', () => {
  const open = [aLoadTask()];
  expect(withLoadTasks(farmWith([], open))).toEqual([]);
  expect(withLoadTasks(farmWith([aDryLoad({ status: 'CANCELLED' })], open))).toEqual([]);
  const done = [aLoadTask({ done: true })];
  expect(withLoadTasks(farmWith([], done))).toBe(done);
  expect(withLoadTasks(farmWith([aDryLoad({ status: 'CANCELLED' })], done))).toEqual([]);
});

test('of two tasks of one load the first is its task, the other goes', () => {
  const second = aLoadTask({ id: 'gen_other', taskKey: '2025-03-12|GENERAL|gen_other' });
  expect(withLoadTasks(farmWith([aDryLoad()], [aLoadTask(), second]))).toEqual([aLoadTask()]);
});

/** What becomes of a planned load when its task is changed. */
function followed(
  more: Partial<Task>,
  load: DryLoad = aDryLoad(),
  todayISO: string | null = '2025-03-13',
) {
  const before = farmWith([load], [aLoadTask()]);
  return followLoadTasks(before, [aLoadTask(more)], todayISO)[0];
}

test('marking the task done starts the load, today or in its time; skipping it cancels it', () => {
  expect(followed({ done: true })).toMatchObject({ status: 'RUNNING', startISO: '2025-03-13' });
  expect(followed({ done: true }, aDryLoad(), null)).toMatchObject({
    status: 'RUNNING',
    startISO: '2025-03-12',
  });
  expect(followed({ done: true, skipped: true })).toMatchObject({ status: 'CANCELLED' });
});

test('opening the task takes the start back, and moving it moves the load with its greens', () => {
  const running = aDryLoad({ status: 'RUNNING' });
  expect(followed({}, running)).toEqual(aDryLoad());
  expect(followed({ dateISO: '2025-03-15' })).toMatchObject({
    status: 'PLANNED',
    startISO: '2025-03-15',
    lines: [{ cutISO: '2025-03-15' }],
  });
});

test('where no task of a load was touched the loads are the very same', () => {
  const own = aLoadTask();
  const before = farmWith([aDryLoad()], [own, aTask()]);
  expect(followLoadTasks(before, before.tasks, null)).toBe(before.dryLoads);
  expect(followLoadTasks(before, [own, aTask({ done: true })], null)).toBe(before.dryLoads);
  expect(followLoadTasks(farmWith([]), [], null)).toEqual([]);
});
