import { type IsoDate, addDays, isIsoDate } from '#domain/calendar/iso-date.ts';
import {
  generalTask,
  manualTasks,
  MAX_OCCURRENCES,
  occurrenceDay,
  type ManualTaskPlan,
} from './manual-tasks.ts';
import type { ManualTaskRepeat, Task, TaskRepeat } from './task.ts';
import { TASK_LIST_DAYS } from './task-days.ts';
import { compareTasks } from './task-order.ts';

/** A task that repeats until it is stopped. */
export type SeriesPlan = Omit<ManualTaskPlan, 'repeat' | 'occurrences'> & {
  readonly repeat: ManualTaskRepeat;
};

/** The tasks that a plan adds: as many as it says, or the first of a series. */
export function addedTasks(plan: ManualTaskPlan, today: IsoDate): readonly Task[] {
  const { repeat, untilStopped } = plan;
  return untilStopped === true && repeat !== undefined
    ? startSeries({ ...plan, repeat }, today)
    : manualTasks(plan);
}

/** The first tasks of a series: those up to 28 days ahead, at least one. The id of the plan is that of the series. */
export function startSeries(plan: SeriesPlan, today: IsoDate): readonly Task[] {
  const { id: seriesId, title, dateISO: firstISO, note = '', repeat: step } = plan;
  const series = { repeat: { seriesId, step, firstISO }, title: title.trim(), note: note.trim() };
  return [seriesTask(series, firstISO), ...tasksAfter(series, firstISO, today)];
}

/**
 * Extends every series up to 28 days ahead, on every device with the same ids. A series with a task that no
 * longer repeats was stopped and stays stopped.
 */
export function continueSeries(tasks: readonly Task[], today: IsoDate): readonly Task[] {
  const latest = new Map<string, Task & { readonly repeat: TaskRepeat }>();
  for (const task of tasks) {
    const { repeat } = task;
    if (repeat === undefined) continue;
    const known = latest.get(repeat.seriesId);
    if (known === undefined || seriesDay(task, repeat) > seriesDay(known, repeat))
      latest.set(repeat.seriesId, { ...task, repeat });
  }
  if (latest.size === 0) return tasks;
  const taken = new Set(tasks.map(({ id }) => id));
  const added = [...latest.values()]
    .filter(({ repeat }) => !isStopped(tasks, repeat.seriesId))
    .flatMap((task) => tasksAfter(task, seriesDay(task, task.repeat), today))
    .filter(({ id }) => !taken.has(id));
  return added.length === 0 ? tasks : [...tasks, ...added].toSorted(compareTasks);
}

/** Stops a series: deletes its open tasks after today and makes the rest single tasks. */
export function stopSeries(
  tasks: readonly Task[],
  seriesId: string,
  today: IsoDate,
): readonly Task[] {
  if (!tasks.some(({ repeat }) => repeat?.seriesId === seriesId)) return tasks;
  return tasks.flatMap((task) => {
    if (task.repeat?.seriesId !== seriesId) return [task];
    if (!task.done && task.dateISO > today) return [];
    const { repeat: _, ...single } = task;
    return [single];
  });
}

type SeriesTask = Pick<Task, 'title' | 'note'> & { readonly repeat: TaskRepeat };

function tasksAfter(series: SeriesTask, afterISO: IsoDate, today: IsoDate): readonly Task[] {
  const { firstISO, step } = series.repeat;
  const lastISO = addDays(today, TASK_LIST_DAYS);
  const added: Task[] = [];
  for (let index = 1; added.length < MAX_OCCURRENCES; index += 1) {
    const dateISO = occurrenceDay({ dateISO: firstISO, repeat: step }, index);
    if (dateISO > lastISO) break;
    if (dateISO > afterISO) added.push(seriesTask(series, dateISO));
  }
  return added;
}

function seriesTask({ repeat, title, note }: SeriesTask, dateISO: IsoDate): Task {
  const task = generalTask(dateISO, `${repeat.seriesId}_${dateISO}`, note);
  return { ...task, ...(title === undefined ? {} : { title }), repeat };
}

/** The day of a task in its series, wherever it was moved to. */
function seriesDay({ id, dateISO }: Task, { seriesId }: TaskRepeat): IsoDate {
  const day = id.slice(seriesId.length + 1);
  return isIsoDate(day) ? day : dateISO;
}

function isStopped(tasks: readonly Task[], seriesId: string): boolean {
  return tasks.some(({ id, repeat }) => repeat === undefined && id.startsWith(`${seriesId}_`));
}
