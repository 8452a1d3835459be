import { isIsoDate } from '#domain/calendar/day-number.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Task } from '#domain/planning/task.ts';
import type { ActivePlanting, PendingHarvest, TrayStatus } from '#domain/trays/tray-status.ts';
import { readText, readTextOrNull } from './coerce.ts';
import { asRecord, isRecord, type JsonRecord } from './json-record.ts';
import { readDay, readInstant, UNKNOWN_INSTANT } from './read-time.ts';
import { readTrays, readTrayUsage } from './read-tray-usage.ts';
import { settle } from './settle.ts';

/** Dirty and in-use trays. A scrub task that is no longer open is forgotten. */
export function readTrayStatus(value: unknown, tasks: readonly Task[]): TrayStatus {
  const source = asRecord(value);
  const scrubTaskId = readTextOrNull(source.scrubTaskId);
  const isOpen = tasks.some(
    (task) => task.id === scrubTaskId && task.special === 'TRAY_SCRUB' && !task.done,
  );
  return settle<TrayStatus>(source, {
    dirtyWithHoles: readTrays(source.dirtyWithHoles),
    dirtyWithoutHoles: readTrays(source.dirtyWithoutHoles),
    inUseWithHoles: readTrays(source.inUseWithHoles),
    inUseWithoutHoles: readTrays(source.inUseWithoutHoles),
    inUseTopCovers: readTrays(source.inUseTopCovers),
    inUseBottomSolids: readTrays(source.inUseBottomSolids),
    activePlantings: listSnapshots(source.activePlantings, tasks, spreadPlanted).map(readPlanting),
    pendingHarvests: listSnapshots(source.pendingHarvests, tasks, spreadHarvested).map(readHarvest),
    scrubTaskId: isOpen ? scrubTaskId : null,
    scrubTaskCreatedAt: readInstant(source.scrubTaskCreatedAt),
    lastScrubCompletedAt: readDay(source.lastScrubCompletedAt),
  });
}

/** Harvests with all that undoing them must put back, as a list of them says it. */
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

function spreadPlanted(usage: JsonRecord): JsonRecord {
  return { usage };
}

/** The trays of a harvest were in use before, and undoing it puts the planting back. */
function spreadHarvested(usage: JsonRecord): JsonRecord {
  return { dirtied: usage, released: usage, planting: { usage } };
}

function readPlanting(source: JsonRecord): ActivePlanting {
  return settle<ActivePlanting>(source, {
    ...readCycle(source),
    usage: readTrayUsage(source.usage),
  });
}

function readHarvest(source: JsonRecord): PendingHarvest {
  const cycle = readCycle(source);
  return settle<PendingHarvest>(source, {
    ...cycle,
    dirtied: readTrayUsage(source.dirtied),
    released: readTrayUsage(source.released),
    planting: isRecord(source.planting) ? readPlanting({ ...cycle, ...source.planting }) : null,
  });
}

/** The planting of a snapshot; variety and day that are not told stand in its key. */
function readCycle(source: JsonRecord): {
  readonly cycleKey: string;
  readonly varietyId: string;
  readonly dateISO: IsoDate;
} {
  const cycleKey = readText(source.cycleKey);
  const parts = cycleKey.split('|');
  const day = parts.find(isIsoDate) ?? UNKNOWN_INSTANT.slice(0, 10);
  const variety = parts.length === 2 ? parts[0] : parts[2];
  return {
    cycleKey,
    varietyId: readText(source.varietyId) || (variety ?? ''),
    dateISO: readDay(source.dateISO) ?? day,
  };
}
