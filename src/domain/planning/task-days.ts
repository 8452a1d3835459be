import { type IsoDate, addDays } from '#domain/calendar/iso-date.ts';
import { groupBy } from '#domain/records/lists.ts';
import { onDay, say, type Sentence } from '#domain/tell/say.ts';
import type { Task, TraysPlantedEntry } from './task.ts';

export const TASK_LIST_DAYS = 28;

export interface TaskDay {
  readonly dateISO: IsoDate;
  readonly tasks: readonly Task[];
  readonly openCount: number;
}

/** The days that have tasks; these are sorted by date, as the document keeps them. */
export function groupTasksByDay(tasks: readonly Task[]): TaskDay[] {
  return [...groupBy(tasks, ({ dateISO }) => dateISO)].map(([dateISO, ofDay]) => {
    return { dateISO, tasks: ofDay, openCount: ofDay.filter(({ done }) => !done).length };
  });
}

/** Everything open up to 28 days ahead, late days first; days with only done tasks if `showArchived` is set. */
export function listTaskDays(
  days: readonly TaskDay[],
  today: IsoDate,
  showArchived: boolean,
): TaskDay[] {
  const last = addDays(today, TASK_LIST_DAYS);
  return days.filter((day) => day.dateISO <= last && (showArchived || day.openCount > 0));
}

export function finishesDay(day: TaskDay, task: Task): boolean {
  return !task.done && day.openCount === 1;
}

export function openTaskIds({ tasks }: TaskDay): readonly string[] {
  return tasks.filter(({ done }) => !done).map(({ id }) => id);
}

/** Whether closing a day asks for planted trays: unless each planting was recorded with its planned ones. */
export function asksPlanted(day: TaskDay, log: readonly TraysPlantedEntry[]): boolean {
  return day.tasks.some(
    (task) =>
      task.type === 'PLANT' &&
      task.skipped !== true &&
      !(task.done && log.some((entry) => isAsPlanned(entry, task))),
  );
}

function isAsPlanned(entry: TraysPlantedEntry, { id, dateISO, varietyId }: Task): boolean {
  return (
    entry.dateISO === dateISO &&
    entry.varietyId === varietyId &&
    entry.source === 'task' &&
    entry.taskIds.includes(id) &&
    entry.trays === entry.expectedTrays
  );
}

export function markDayQuestion(day: TaskDay): Sentence {
  return say`Mark all tasks for ${onDay(day.dateISO, 'long')} as done?`;
}
