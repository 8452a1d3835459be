import { shortDayLabel } from '#domain/calendar/day-label.ts';
import { addDays } from '#domain/calendar/day-number.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Task } from '#domain/planning/task.ts';
import { taskTypeLabel } from '#ui/pictures/task-type-icon.tsx';
import { taskSubject } from './task-text.ts';

/**
 * Asked before work of a day after tomorrow is ticked: "Harvest of Wed 11/25, done on Fri 11/20?"; null for
 * what is due by then.
 */
export function earlyQuestion(task: Task, today: IsoDate): string | null {
  if (task.dateISO <= addDays(today, 1)) return null;
  const what = task.type === 'GENERAL' ? taskSubject(task) : taskTypeLabel(task.type);
  return `${what} of ${shortDayLabel(task.dateISO)}, done on ${shortDayLabel(today)}?`;
}
