import type { IsoInstant } from '#domain/calendar/iso-date.ts';
import type { Task, TraysPlantedEntry } from '#domain/planning/task.ts';
import { plantedEntryId } from './planted-log.ts';

export type Planting = Task & { readonly varietyId: string };

export function isPlanting(task: Task): task is Planting {
  return task.type === 'PLANT' && task.varietyId !== undefined && task.varietyId !== '';
}

export function entryOf(
  log: readonly TraysPlantedEntry[],
  { dateISO, varietyId }: Planting,
): TraysPlantedEntry | undefined {
  return log.find((entry) => entry.dateISO === dateISO && entry.varietyId === varietyId);
}

/**
 * Adds a planting to the record of its day and variety, with its planned trays.
 *
 * Hand-counted trays stay as counted; the record only adds the planting's id.
 */
export function withPlanting(
  entry: TraysPlantedEntry | undefined,
  task: Planting,
  recordedAtISO: IsoInstant,
): TraysPlantedEntry {
  const { dateISO, varietyId, trays = 0 } = task;
  if (entry === undefined) {
    return {
      id: plantedEntryId(dateISO, varietyId),
      dateISO,
      varietyId,
      trays,
      expectedTrays: trays,
      note: '',
      recordedAtISO,
      taskIds: [task.id],
      source: 'task',
    };
  }
  const taskIds = [...entry.taskIds, task.id];
  if (isCountedByHand(entry)) return { ...entry, taskIds, source: 'manual' };
  return {
    ...entry,
    taskIds,
    trays: entry.trays + trays,
    expectedTrays: entry.expectedTrays + trays,
    recordedAtISO,
  };
}

/**
 * The record after a planting was unticked: its share goes, and with the last planting the record.
 *
 * A count by hand stays; it only forgets which planting it was.
 *
 * @param share - Trays that the record counts for this planting, see `plantedCounts`.
 * @returns Null when nothing is left to record.
 */
export function withoutPlanting(
  entry: TraysPlantedEntry,
  task: Planting,
  share: number,
  recordedAtISO: IsoInstant,
): TraysPlantedEntry | null {
  const taskIds = entry.taskIds.filter((id) => id !== task.id);
  if (isCountedByHand(entry)) return { ...entry, taskIds };
  if (taskIds.length === 0) return null;
  return {
    ...entry,
    taskIds,
    trays: Math.max(0, entry.trays - share),
    expectedTrays: Math.max(0, entry.expectedTrays - (task.trays ?? 0)),
    recordedAtISO,
  };
}

function isCountedByHand({ source, taskIds }: TraysPlantedEntry): boolean {
  return source === 'manual' || taskIds.length === 0;
}
