import { type Task, isCarriedOut, plannedDay } from '#domain/planning/task.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { keepStartedBatches } from './trays/keep-started-batches.ts';
import { type MergeContext, type Place, type Sides, ofEach } from './merge-context.ts';
import { mergeValue } from './merge-value.ts';
import { TASKS as TASK_LIST, taskIdentity } from '../schema/work.ts';
import { commonPrefix } from './common-prefix.ts';

const TASKS: Place = { slice: 'tasks', entityId: '', label: 'Tasks', path: [] };

/** Merges work task by task. Planned tasks are rebuilt later: a missing open one is no delete. */
export function mergeTaskWork(farms: Sides<FarmDocument>, context: MergeContext): readonly Task[] {
  const start = commonPrefix(ofEach(farms, ({ tasks }) => tasks));
  const { base, local, remote } = keepStartedBatches(farms, start);
  const there = byIdentity(remote);
  const before = byIdentity(base);
  const met = local.flatMap((task) => {
    const key = taskIdentity(task);
    const other = there.get(key);
    return other === undefined || before.has(key) ? [] : [untouched(task, other)];
  });
  const values = {
    base: [...base, ...met],
    local: withFactsOf(local, remote),
    remote: withFactsOf(remote, local),
  };
  // The rule of the tasks makes tasks of tasks.
  const merged = mergeValue(TASK_LIST, values, TASKS, context) as readonly Task[];
  return [...farms.remote.tasks.slice(0, start), ...merged];
}

function byIdentity(tasks: readonly Task[]): ReadonlyMap<string, Task> {
  return new Map(tasks.map((task) => [taskIdentity(task), task]));
}

/** A task that both sides made, without changes. */
function untouched(local: Task, remote: Task): Task {
  const least = workIn(local) <= workIn(remote) ? local : remote;
  const { movedFromISO: _moved, by: _by, ...unmoved } = least;
  return { ...unmoved, dateISO: plannedDay(least), note: '' };
}

function workIn(task: Task): number {
  if (isCarriedOut(task)) return 2;
  return task.done ? 1 : 0;
}

/** A task carried out on one side wasn't skipped, even if the other side says so. */
function withFactsOf(tasks: readonly Task[], otherTasks: readonly Task[]): readonly Task[] {
  if (!tasks.some(({ skipped }) => skipped === true)) return tasks;
  const others = byIdentity(otherTasks);
  return tasks.map((task) => {
    const other = task.skipped === true ? others.get(taskIdentity(task)) : undefined;
    if (other === undefined || !isCarriedOut(other)) return task;
    const { skipped: _skipped, by: _by, ...carriedOut } = task;
    return other.by === undefined ? carriedOut : { ...carriedOut, by: other.by };
  });
}
