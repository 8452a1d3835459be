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
  const place = placeOf(task);
  const isHere = (other: { dateISO: string; varietyId?: string }) => placeOf(other) === place;
  return plantedCounts(log.filter(isHere), tasks.filter(isHere))(task);
}

/** The same for any planting of a farm, for lists of many. */
export function plantedCounts(
  log: readonly TraysPlantedEntry[],
  tasks: readonly Task[],
): (task: Task) => number {
  const recorded = new Map(log.map((entry) => [placeOf(entry), entry.trays]));
  const plantings = new Map<string, Task[]>();
  for (const task of tasks) {
    if (task.type !== 'PLANT' || task.skipped === true) continue;
    const here = plantings.get(placeOf(task));
    if (here === undefined) plantings.set(placeOf(task), [task]);
    else here.push(task);
  }
  return (task) => {
    const trays = recorded.get(placeOf(task));
    if (trays === undefined) return task.trays ?? 0;
    return shareOf(task, trays, plantings.get(placeOf(task)) ?? []);
  };
}

function shareOf(task: Task, trays: number, plantings: readonly Task[]): number {
  const inOrder = plantings.toSorted((a, b) => (a.taskKey < b.taskKey ? -1 : 1));
  let left = trays;
  for (const planting of inOrder) {
    const isLast = planting === inOrder.at(-1);
    const share = isLast ? left : Math.min(left, planting.trays ?? 0);
    if (planting.id === task.id) return share;
    left -= share;
  }
  return trays;
}

function placeOf({ dateISO, varietyId }: { dateISO: string; varietyId?: string }): string {
  return `${dateISO} ${varietyId ?? ''}`;
}
