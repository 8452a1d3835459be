import { dayLabel, shortDayLabel } from '#domain/calendar/day-label.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Task } from '#domain/planning/task.ts';
import { formatTrays } from '#ui/format.ts';
import { taskTypeLabel } from '#ui/pictures/task-type-icon.tsx';
import { taskName } from './day-glance.ts';

/** Open tasks of days before today, the longest late first. */
export function lateTasks(tasks: readonly Task[], today: IsoDate): readonly Task[] {
  return tasks
    .filter((task) => !task.done && task.dateISO < today)
    .toSorted((left, right) => (left.dateISO < right.dateISO ? -1 : 1));
}

/** The longest late task in words, and how many more there are; shorter where there is little room. */
export function lateWords([first, ...rest]: readonly Task[], brief: boolean): string {
  if (first === undefined) return '';
  const name = taskName(first);
  const what = first.type === 'GENERAL' ? name : `${taskTypeLabel(first.type)} ${name}`;
  const trays = first.trays ? [formatTrays(first.trays)] : [];
  const due = brief ? shortDayLabel(first.dateISO) : `due ${dayLabel(first.dateISO)}`;
  const words = [what, ...trays, due].join(', ');
  return rest.length === 0 ? words : `${words}, and ${rest.length} more`;
}
