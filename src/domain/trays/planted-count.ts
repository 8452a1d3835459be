import type { Task, TraysPlantedEntry } from '#domain/planning/task.ts';

/**
 * Trays a planting task really put in use: its share of what was recorded for its day and variety,
 * else what was planned.
 *
 * When several plantings of one day and variety were recorded as one number, each takes what it had
 * planned as far as the number goes, and the last one takes the rest. So the share never depends on
 * which is marked first.
 *
 * @param log - The recorded plantings of the farm.
 * @param tasks - Tasks among which those of the same day and variety are found.
 */
export function plantedCount(
  task: Task,
  log: readonly TraysPlantedEntry[],
  tasks: readonly Task[],
): number {
  const isSameDay = (other: Pick<Task, 'dateISO' | 'varietyId'>) =>
    other.dateISO === task.dateISO && other.varietyId === task.varietyId;
  const recorded = log.find(isSameDay);
  if (recorded === undefined) return task.trays ?? 0;
  const plantings = tasks
    .filter((other) => other.type === 'PLANT' && other.skipped !== true && isSameDay(other))
    .toSorted((a, b) => (a.taskKey < b.taskKey ? -1 : 1));
  let left = recorded.trays;
  for (const planting of plantings) {
    const isLast = planting === plantings.at(-1);
    const share = isLast ? left : Math.min(left, planting.trays ?? 0);
    if (planting.id === task.id) return share;
    left -= share;
  }
  return recorded.trays;
}
