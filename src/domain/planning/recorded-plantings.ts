import type { SownTrays, Task, TraysPlantedEntry } from '#domain/planning/task.ts';
import { oncePer } from '#domain/records/once-per.ts';
import { groupBy } from '#domain/records/lists.ts';

/**
 * Trays that any planting of a farm really put in use: its share of the recorded count for its day and variety, else
 * its planned trays.
 *
 * Of several plantings of one count each takes its planned trays as far as they go, and the last takes the rest.
 * So shares don’t depend on the order of marking. A record that names plantings covers only those.
 */
export function plantedCounts(
  log: readonly TraysPlantedEntry[],
  tasks: readonly Task[],
): (task: Task) => number {
  return countsOf(recordedPlantings(log, tasks));
}

export function countsOf(
  recorded: (task: Task) => RecordedPlanting | null,
): (task: Task) => number {
  return (task) => {
    const planting = recorded(task);
    if (planting === null) return task.trays ?? 0;
    const { trays, tasks } = planting;
    return sharesOf(trays, tasks).find(({ id }) => id === task.id)?.trays ?? trays;
  };
}

interface RecordedPlanting {
  readonly trays: number;
  /** The plantings that share these trays; skipped ones get none. */
  readonly tasks: readonly Task[];
  /** What they were sown from, as far as it is recorded. */
  readonly seedLots: readonly SownTrays[];
}

/**
 * Finds the record of a planting task. One that names its plantings covers only those: another planting of the
 * same day and variety is still open.
 */
export function recordedPlantings(
  log: readonly TraysPlantedEntry[],
  tasks: readonly Task[],
): (task: Task) => RecordedPlanting | null {
  const [entries, plantings] = [entriesByPlace(log), plantingsByPlace(tasks)];
  return (task) => {
    const entry = entries(task).at(-1);
    if (entry === undefined) return null;
    const here = plantings(task);
    const named = here.filter(({ id }) => entry.taskIds.includes(id));
    const meant = named.length === 0 ? here : named;
    if (named.length > 0 && !named.some(({ id }) => id === task.id)) return null;
    const { trays, seedLots = [] } = entry;
    return { trays, tasks: meant.filter(({ skipped }) => skipped !== true), seedLots };
  };
}

/**
 * Records of trays that nothing was planned for. A skipped planting was given up: a record that does not name it
 * counts other trays.
 */
export function unplannedEntries(
  log: readonly TraysPlantedEntry[],
  tasks: readonly Task[],
): readonly TraysPlantedEntry[] {
  const plantings = plantingsByPlace(tasks);
  return log.filter(
    (entry) =>
      entry.trays > 0 &&
      plantings(entry).every(({ id, skipped }) => skipped === true && !entry.taskIds.includes(id)),
  );
}

type AtPlace<T> = (place: Place) => readonly T[];

// Asked at every tick by half a dozen readers of the same lists, mostly for a few days of years: only
// these are put together by variety.
const entriesByPlace = oncePer(byPlace<TraysPlantedEntry>);
const plantingsByPlace = oncePer((tasks: readonly Task[]) =>
  byPlace(tasks.filter(({ type }) => type === 'PLANT')),
);

function byPlace<T extends Place>(records: readonly T[]): AtPlace<T> {
  const days = groupBy(records, ({ dateISO }) => dateISO);
  const varietiesOf = oncePer((ofDay: readonly T[]) =>
    groupBy(ofDay, ({ varietyId = '' }) => varietyId),
  );
  return ({ dateISO, varietyId = '' }) => {
    const ofDay = days.get(dateISO);
    return ofDay === undefined ? [] : (varietiesOf(ofDay).get(varietyId) ?? []);
  };
}

/** What each of several plantings has of the trays that were recorded as one number, in the order in which they take. */
function sharesOf(
  trays: number,
  plantings: readonly Task[],
): readonly { readonly id: string; readonly trays: number }[] {
  const inOrder = plantings.toSorted((a, b) => (a.taskKey < b.taskKey ? -1 : 1));
  let left = trays;
  return inOrder.map((planting) => {
    const isLast = planting === inOrder.at(-1);
    const share = isLast ? left : Math.min(left, planting.trays ?? 0);
    left -= share;
    return { id: planting.id, trays: share };
  });
}

/** Returns the seed lots of one planting. Plantings of one record share its lots in the order of their trays. */
export function sownOf(
  task: Task,
  { trays, tasks, seedLots }: RecordedPlanting,
): readonly SownTrays[] {
  let skipped = 0;
  for (const share of sharesOf(trays, tasks)) {
    if (share.id === task.id) return sownBetween(seedLots, skipped, skipped + share.trays);
    skipped += share.trays;
  }
  return [];
}

function sownBetween(
  seedLots: readonly SownTrays[],
  from: number,
  to: number,
): readonly SownTrays[] {
  let start = 0;
  return seedLots.flatMap(({ txnId, trays }) => {
    const own = Math.min(to, start + trays) - Math.max(from, start);
    start += trays;
    return own > 0 ? [{ txnId, trays: own }] : [];
  });
}

/** The day and variety under which trays are recorded. */
interface Place {
  readonly dateISO: string;
  readonly varietyId?: string;
}

export function plantedDayKey({ dateISO, varietyId = '' }: Place): string {
  return `${dateISO}|${varietyId}`;
}
