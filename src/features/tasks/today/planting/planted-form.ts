import { isTrayCount } from '#ui/trays/count-trays-form.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';
import { tooManySownText } from '#domain/seed-lots/seed-lot.ts';
import type { SownTrays, Task, TraysPlantedEntry } from '#domain/planning/task.ts';
import { groupBy, sumOf } from '#domain/records/lists.ts';
import type { WorkMark } from '#domain/calendar/moment.ts';
import type { PlantedLine } from '#domain/trays/planted-log.ts';

/** One line of "Confirm trays planted" while it is being filled in. */
export interface PlantedDraft {
  readonly id: string;
  readonly varietyId: string | null;
  readonly varietyName: string;
  readonly expected: number;
  readonly actual: number | null;
  readonly taskIds: readonly string[];
  readonly source: PlantedLine['source'];
  /** The seed lots that were chosen; without, the trays take from the open ones. */
  readonly seedLots?: readonly SownTrays[];
  readonly by?: WorkMark;
}

/** One per variety, as recorded before or else as planned, and after them what had been added by hand. */
export function plantedDrafts(
  day: TaskDay,
  log: readonly TraysPlantedEntry[],
  nameOf: (varietyId: string) => string,
): readonly PlantedDraft[] {
  const recorded = new Map(
    log.filter(({ dateISO }) => dateISO === day.dateISO).map((entry) => [entry.varietyId, entry]),
  );
  const planned = groupBy(
    day.tasks.filter(
      (task) => task.type === 'PLANT' && task.skipped !== true && task.varietyId !== undefined,
    ),
    ({ varietyId = '' }) => varietyId,
  );
  const counted = [...planned].map(([varietyId, plantings]): PlantedDraft => {
    const entry = recorded.get(varietyId);
    const expected = traysOf(plantings);
    return {
      id: varietyId,
      varietyId,
      varietyName: plantings.at(-1)?.varietyName ?? '',
      expected,
      actual: entry === undefined ? expected : countedBefore(entry, plantings),
      taskIds: plantings.map(({ id }) => id),
      source: 'task',
      ...markOf(entry),
    };
  });
  const byHand = [...recorded.values()]
    .filter(({ varietyId, trays }) => !planned.has(varietyId) && trays > 0)
    .map((entry) => ({
      ...manualDraft(entry.varietyId),
      varietyId: entry.varietyId,
      varietyName: nameOf(entry.varietyId),
      actual: entry.trays,
      ...markOf(entry),
    }));
  return [...counted, ...byHand];
}

function markOf(entry: TraysPlantedEntry | undefined): Pick<PlantedDraft, 'by'> {
  return entry?.by === undefined ? {} : { by: entry.by };
}

/** The line of a batch that is told of afterwards; other varieties of its day are not asked for. */
export function batchDrafts(
  day: TaskDay,
  log: readonly TraysPlantedEntry[],
  nameOf: (varietyId: string) => string,
): readonly PlantedDraft[] {
  const own = new Set(day.tasks.map(({ varietyId }) => varietyId));
  return plantedDrafts(
    day,
    log.filter(({ varietyId }) => own.has(varietyId)),
    nameOf,
  );
}

/** What is planted already or was added by hand: the rest is not asked for while the day is only put right. */
export function plantedPart(day: TaskDay): TaskDay {
  const tasks = day.tasks.filter(({ type, done }) => type !== 'PLANT' || done);
  return { ...day, tasks };
}

/** What was recorded, and what is planned of plantings that are still open. */
function countedBefore({ trays, taskIds }: TraysPlantedEntry, plantings: readonly Task[]): number {
  const others = plantings.filter(({ id }) => !taskIds.includes(id));
  // A count that names no planting stands for all of the day.
  if (others.length === plantings.length) return trays;
  return trays + traysOf(others.filter(({ done }) => !done));
}

function traysOf(plantings: readonly Task[]): number {
  return sumOf(plantings.map(({ trays = 0 }) => trays));
}

/** A line for trays that nobody had planned. */
export function manualDraft(id: string): PlantedDraft {
  return {
    id,
    varietyId: null,
    varietyName: '',
    expected: 0,
    actual: 1,
    taskIds: [],
    source: 'manual',
  };
}

export function plantedProblem(lines: readonly PlantedDraft[]): string | null {
  if (lines.length === 0) return 'Add at least one variety';
  const chosen = lines.map(({ varietyId }) => varietyId);
  if (chosen.includes(null)) return 'Choose a variety on every line';
  if (new Set(chosen).size < chosen.length) return 'Each variety can be chosen once only';
  if (lines.some(({ actual }) => actual === null)) return 'Enter the trays planted on every line';
  if (!lines.every(({ actual }) => isTrayCount(actual)))
    return 'Enter whole numbers of trays, 0 or more';
  return lines.map(sownProblem).find((problem) => problem !== null) ?? null;
}

/** Why the lots of a line cannot be saved: "3 trays were planted, not 4." */
export function sownProblem({ actual, seedLots = [] }: PlantedDraft): string | null {
  const named = sumOf(seedLots.map(({ trays }) => trays));
  return actual !== null && named > actual ? tooManySownText(actual, named) : null;
}

/** A line that had been added by hand and is gone now is recorded as 0 trays, so that its seed is given back. */
export function plantedEntries(
  lines: readonly PlantedDraft[],
  before: readonly PlantedDraft[],
): readonly PlantedLine[] {
  const kept = new Set(lines.map(({ varietyId }) => varietyId));
  const gone = before
    .filter(({ varietyId }) => !kept.has(varietyId))
    .map((line) => ({ ...line, actual: 0 }));
  return [...lines, ...gone].flatMap(({ varietyId, actual, expected, taskIds, source, seedLots }) =>
    varietyId === null || !isTrayCount(actual)
      ? []
      : [
          {
            varietyId,
            actualTrays: actual,
            expectedTrays: expected,
            taskIds,
            source,
            ...(seedLots !== undefined && { seedLots }),
          },
        ],
  );
}
