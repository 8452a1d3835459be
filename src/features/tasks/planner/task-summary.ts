import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';
import type { Task } from '#domain/planning/task.ts';
import { formatCount } from '#ui/format.ts';
import { lastPlannedDay } from './planner-month.ts';

/** The work of a day in a few words. */
interface TaskSummary {
  readonly state: 'none' | 'open' | 'late' | 'done';
  readonly label: string;
  /** What is still to do, where the label does not say so. */
  readonly rest: string | null;
}

/** How much work a day has, and how much of it is still open or late. */
export function taskSummary(dateISO: IsoDate, day: TaskDay | null, today: IsoDate): TaskSummary {
  if (day === null) {
    const label = dateISO > lastPlannedDay(today) ? 'No tasks yet' : 'No tasks';
    return { state: 'none', label, rest: null };
  }
  const { tasks, openCount } = day;
  if (openCount === 0) return { state: 'done', label: 'All done', rest: null };
  const label = formatCount(tasks.length, 'task');
  if (dateISO < today) return { state: 'late', label, rest: `${openCount} late` };
  return {
    state: 'open',
    label,
    rest: openCount === tasks.length ? null : `${openCount} open`,
  };
}

/** Whether seeds soak for a day or longer, so that they are planted on the next day only. */
export function isLongSoak(task: Task): boolean {
  return task.type === 'SOAK' && (task.soakHours ?? 0) >= 24;
}
