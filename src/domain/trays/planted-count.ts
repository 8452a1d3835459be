import type { Task, TraysPlantedEntry } from '#domain/planning/task.ts';

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

/** The same for any planting of a farm, for lists of many. */
export function plantedCounts(
  log: readonly TraysPlantedEntry[],
  tasks: readonly Task[],
): (task: Task) => number {
  return countsOf(recordedPlantings(log, tasks));
}

/** Trays of any planting of a farm, from what was recorded of it. */
export function countsOf(
  recorded: (task: Task) => RecordedPlanting | null,
): (task: Task) => number {
  return (task) => {
    const planting = recorded(task);
    if (planting === null) return task.trays ?? 0;
    return shareOf(task, planting.trays, planting.tasks);
  };
}

/** What was recorded of a planting, together with others of its day and variety. */
export interface RecordedPlanting {
  readonly trays: number;
  /** The plantings that share these trays; skipped ones get none. */
  readonly tasks: readonly Task[];
}

/**
 * Finds what was recorded of a planting task; null when nothing was.
 *
 * A record that names plantings of its day stands for these alone: another one of that day and
 * variety is still to be planted.
 */
export function recordedPlantings(
  log: readonly TraysPlantedEntry[],
  tasks: readonly Task[],
): (task: Task) => RecordedPlanting | null {
  const entries = new Map(log.map((entry) => [plantedPlace(entry), entry]));
  const plantings = new Map<string, Task[]>();
  for (const task of tasks) {
    if (task.type !== 'PLANT') continue;
    const place = plantedPlace(task);
    if (!entries.has(place)) continue;
    const here = plantings.get(place);
    if (here === undefined) plantings.set(place, [task]);
    else here.push(task);
  }
  return (task) => {
    const entry = entries.get(plantedPlace(task));
    if (entry === undefined) return null;
    const here = plantings.get(plantedPlace(task)) ?? [];
    const named = here.filter(({ id }) => entry.taskIds.includes(id));
    const meant = named.length === 0 ? here : named;
    if (named.length > 0 && !named.some(({ id }) => id === task.id)) return null;
    return { trays: entry.trays, tasks: meant.filter(({ skipped }) => skipped !== true) };
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

/** The day and variety under which trays are recorded. */
export function plantedPlace({
  dateISO,
  varietyId,
}: {
  dateISO: string;
  varietyId?: string;
}): string {
  return `${dateISO} ${varietyId ?? ''}`;
}
