import { compareTasks } from '#domain/planning/task-order.ts';
import type { Task } from '#domain/planning/task.ts';
import type { LateWork } from '#domain/supply/late-work.ts';
import type { RealTask } from '#domain/supply/real-trays.ts';
import { formatDay, formatLongDay, formatTrays } from '#ui/format.ts';
import { taskLabel } from '#ui/pictures/task-type-icon.tsx';
import { taskName } from './day-glance.ts';

/** Late work, the longest late first; of a batch that was missed the first task stands for all. */
export function lateTasks({ tasks, batches }: LateWork): readonly Task[] {
  return [...tasks, ...batches.map(({ begins }) => begins)].toSorted(compareTasks);
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
