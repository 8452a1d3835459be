import { shortDayLabel } from '#domain/calendar/day-label.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';
import type { Task } from '#domain/planning/task.ts';
import { formatCount } from '#ui/format.ts';
import { singleSummary, taskNotes } from './task-text.ts';

/** What a sheet lists: all work of a day, or only what is cut. */
export type SheetKind = 'tasks' | 'harvest';

/** One line of a sheet; the type stands once at the head of its group. */
export interface SheetRow {
  readonly task: Task;
  readonly startsGroup: boolean;
}

/** The lines of a sheet in the order of the day. Skipped work is not written down. */
export function sheetRows(day: TaskDay, kind: SheetKind): readonly SheetRow[] {
  const tasks = day.tasks.filter(
    ({ type, skipped }) => skipped !== true && (kind === 'tasks' || type === 'HARVEST'),
  );
  return tasks.map((task, index) => ({
    task,
    startsGroup: task.type !== tasks[index - 1]?.type,
  }));
}

/** The notes of a task as paper has them: a planting also says its covers and bottoms. */
export function sheetNotes(task: Task): string {
  const { type, trayUsage: usage } = task;
  const trays =
    type === 'PLANT' && usage && usage.withoutHoles > 0
      ? `Covers ${usage.topCovers}, bottoms ${usage.bottomSolids}`
      : '';
  return [trays, taskNotes(task)].filter(Boolean).join(', ');
}

/** How far the day had come when it was printed. */
export function sheetProgress(rows: readonly SheetRow[]): string {
  const done = rows.filter(({ task }) => task.done).length;
  return `${formatCount(rows.length, 'task')}, ${done} done when printed`;
}

const MAX_NAMED = 3;

/** What is late on the day, in one line; '' when nothing is. */
export function lateLine(days: readonly TaskDay[], today: IsoDate): string {
  const late = days
    .filter(({ dateISO, openCount }) => dateISO < today && openCount > 0)
    .flatMap(({ tasks }) => tasks.filter(({ done }) => !done));
  if (late.length === 0) return '';
  const named = late
    .slice(0, MAX_NAMED)
    .map((task) => `${singleSummary(task)} (${shortDayLabel(task.dateISO)})`);
  const rest = late.length - named.length;
  return `Late: ${named.join('; ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
