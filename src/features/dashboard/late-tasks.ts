import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Task } from '#domain/planning/task.ts';
import type { RealTask } from '#domain/supply/real-trays.ts';
import type { LateBatch } from '#domain/supply/late-batches.ts';
import { formatDay, formatLongDay, formatTrays } from '#ui/format.ts';
import { taskLabel } from '#ui/pictures/task-type-icon.tsx';
import { taskName } from './day-glance.ts';

/** Open tasks of days before today, the longest late first; of a batch that was missed the first one stands for all. */
export function lateTasks(
  tasks: readonly Task[],
  missed: readonly LateBatch[],
  today: IsoDate,
): readonly Task[] {
  const begins = new Map(missed.map((batch) => [batch.cycleKey, batch.begins]));
  const isCounted = (task: Task) => (begins.get(task.cycleKey) ?? task) === task;
  return tasks
    .filter((task) => !task.done && task.dateISO < today && isCounted(task))
    .toSorted((left, right) => (left.dateISO < right.dateISO ? -1 : 1));
}

/** The longest late task in words, and how many more there are; shorter where there is little room. */
export function lateText([first, ...rest]: readonly RealTask[], brief: boolean): string {
  if (first === undefined) return '';
  const name = taskName(first);
  const what = first.type === 'GENERAL' ? name : `${taskLabel(first)} ${name}`;
  const trays = first.trays ? [formatTrays(first.trays)] : [];
  const due = brief ? formatDay(first.dateISO) : `due ${formatLongDay(first.dateISO)}`;
  const words = [what, ...trays, due].join(', ');
  return rest.length === 0 ? words : `${words}, and ${rest.length} more`;
}
