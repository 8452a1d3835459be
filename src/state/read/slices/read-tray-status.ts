import type { Task } from '#domain/planning/task.ts';
import type { PendingHarvest, TrayStatus } from '#domain/planning/tray-status.ts';
import { PENDING_HARVEST, PLANTING, TRAY_STATUS } from '../../schema/work.ts';
import { readTextOrNull } from '../coerce.ts';
import { readObject } from '../read-record.ts';
import { asRecord, isRecord, type JsonRecord } from '../../document/json-record.ts';

/** Reads dirty and used trays. A scrub task that is no longer open is dropped. */
export function readTrayStatus(value: unknown, tasks: readonly Task[]): TrayStatus {
  const source = asRecord(value);
  const scrubTaskId = readTextOrNull(source.scrubTaskId);
  const isOpen = tasks.some(
    (task) => task.id === scrubTaskId && task.special === 'TRAY_SCRUB' && !task.done,
  );
  const told = {
    ...source,
    activePlantings: listSnapshots(source.activePlantings, tasks, (usage) => ({ usage })),
  };
  // The trays of a harvest were in use before, and undoing it puts the planting back.
  const harvests = listSnapshots(source.pendingHarvests, tasks, (usage) => ({
    dirtied: usage,
    released: usage,
    planting: { usage },
  }));
  return readObject(TRAY_STATUS, told, {
    pendingHarvests: readPendingHarvests(harvests),
    scrubTaskId: isOpen ? scrubTaskId : null,
  });
}

export function readPendingHarvests(list: readonly unknown[]): PendingHarvest[] {
  return list.filter(isRecord).map(readHarvest);
}

/**
 * Snapshots of plantings as a list.
 *
 * Older farms kept a map from the planting, or from the task that changed it, to the trays it took;
 * `spread` names these trays the way a snapshot does.
 */
function listSnapshots(
  value: unknown,
  tasks: readonly Task[],
  spread: (trays: JsonRecord) => JsonRecord,
): JsonRecord[] {
  if (Array.isArray(value)) return value.filter(isRecord);
  const cycleOfTask = new Map(tasks.map((task) => [task.taskKey, task.cycleKey]));
  return Object.entries(asRecord(value)).flatMap(([key, entry]) => {
    if (!isRecord(entry)) return [];
    const isSnapshot = 'usage' in entry || 'dirtied' in entry;
    const cycleKey = cycleOfTask.get(key) || key;
    return [{ cycleKey, ...(isSnapshot ? entry : spread(entry)) }];
  });
}

/** Reads a harvest. It fills cycle data missing in its planting. */
function readHarvest(source: JsonRecord): PendingHarvest {
  const harvest = readObject(PENDING_HARVEST, source);
  if (!isRecord(source.planting)) return harvest;
  const { cycleKey, varietyId, dateISO } = harvest;
  const planting = { cycleKey, varietyId, dateISO, ...source.planting };
  return { ...harvest, planting: readObject(PLANTING, planting) };
}
