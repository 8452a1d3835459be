import type { Task, TraysPlantedEntry } from '#domain/planning/task.ts';
import { plantedCounts } from '../planning/recorded-plantings.ts';

/**
 * Trays a planting task put in use: its share of the recorded count for its day and variety, else its planned
 * trays.
 *
 * Of several plantings of one count each takes its planned trays as far as they go, and the last takes the rest.
 * So shares don’t depend on the order of marking. A record that names plantings covers only those.
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
