import type { Task, TraysPlantedEntry } from '#domain/planning/task.ts';
import { plantedCounts } from '../planning/recorded-plantings.ts';

/**
 * Trays a planting task really put in use: its share of what was recorded for its day and variety,
 * else what was planned.
 *
 * When several plantings of one day and variety were recorded as one number, each takes what it had
 * planned as far as the number goes, and the last one takes the rest. So the share never depends on
 * which is marked first. A record that names plantings stands for these alone.
 *
 * @param log - The recorded plantings of the farm.
 * @param tasks - Tasks among which those of the same day and variety are found.
 */
export function plantedCount(
  task: Task,
  log: readonly TraysPlantedEntry[],
  tasks: readonly Task[],
): number {
  const { dateISO, varietyId = '' } = task;
  // Asked of years of tasks at every tick: the day alone tells most of them apart.
  const isHere = (other: { dateISO: string; varietyId?: string }) =>
    other.dateISO === dateISO && (other.varietyId ?? '') === varietyId;
  return plantedCounts(log.filter(isHere), tasks.filter(isHere))(task);
}
