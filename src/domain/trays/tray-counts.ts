import type {
  ActivePlanting,
  PendingHarvest,
  TrayStatus,
  TrayUsage,
} from '../planning/tray-status.ts';

/** Checks whether a planting or harvest moves no trays, like a carry-only harvest. */
export function isNoTrays(usage: TrayUsage): boolean {
  return usage.withHoles === 0 && usage.withoutHoles === 0;
}

/** Trays that a harvest makes dirty; of live ones only the covers stay on the farm. */
export function dirtiedBy(usage: TrayUsage, isLive = false): TrayUsage {
  if (!isLive) return usage;
  const { topCovers } = usage;
  return { withHoles: 0, withoutHoles: topCovers, topCovers, bottomSolids: 0 };
}

export function activeOf(status: TrayStatus, cycleKey: string): ActivePlanting | undefined {
  return status.activePlantings.find((record) => record.cycleKey === cycleKey);
}

export function pendingOf(status: TrayStatus, cycleKey: string): PendingHarvest | undefined {
  return status.pendingHarvests.find((record) => record.cycleKey === cycleKey);
}

export function putInUse(status: TrayStatus, usage: TrayUsage): TrayStatus {
  return moveInUse(status, usage, 1);
}

export function takeFromUse(status: TrayStatus, usage: TrayUsage): TrayStatus {
  return moveInUse(status, usage, -1);
}

export function trayUsageInUse(status: TrayStatus, usage: TrayUsage): TrayUsage {
  return {
    withHoles: Math.min(usage.withHoles, status.inUseWithHoles),
    withoutHoles: Math.min(usage.withoutHoles, status.inUseWithoutHoles),
    topCovers: Math.min(usage.topCovers, status.inUseTopCovers),
    bottomSolids: Math.min(usage.bottomSolids, status.inUseBottomSolids),
  };
}

export function makeDirty(status: TrayStatus, usage: TrayUsage): TrayStatus {
  return moveDirty(status, usage, 1);
}

/** Takes trays out of the dirty ones; after a scrub in between there may be fewer left than that. */
export function takeFromDirty(status: TrayStatus, usage: TrayUsage): TrayStatus {
  return moveDirty(status, usage, -1);
}

/** Inserts a record, sorted by day and cycle, so the list doesn't depend on the order of completion. */
export function withCycle<T extends ActivePlanting | PendingHarvest>(
  records: readonly T[],
  added: T,
): readonly T[] {
  const place = records.findIndex(
    ({ dateISO, cycleKey }) =>
      dateISO > added.dateISO || (dateISO === added.dateISO && cycleKey > added.cycleKey),
  );
  return place === -1 ? [...records, added] : records.toSpliced(place, 0, added);
}

function moveInUse(status: TrayStatus, usage: TrayUsage, sign: 1 | -1): TrayStatus {
  return {
    ...status,
    inUseWithHoles: atLeastNone(status.inUseWithHoles + sign * usage.withHoles),
    inUseWithoutHoles: atLeastNone(status.inUseWithoutHoles + sign * usage.withoutHoles),
    inUseTopCovers: atLeastNone(status.inUseTopCovers + sign * usage.topCovers),
    inUseBottomSolids: atLeastNone(status.inUseBottomSolids + sign * usage.bottomSolids),
  };
}

function moveDirty(status: TrayStatus, usage: TrayUsage, sign: 1 | -1): TrayStatus {
  return {
    ...status,
    dirtyWithHoles: atLeastNone(status.dirtyWithHoles + sign * usage.withHoles),
    dirtyWithoutHoles: atLeastNone(status.dirtyWithoutHoles + sign * usage.withoutHoles),
  };
}

/** Counts of trays end at 0, whatever the marks of two devices come to. */
export function atLeastNone(count: number): number {
  return Math.max(0, count);
}

export function usedBy(plantings: readonly ActivePlanting[], kind: keyof TrayUsage): number {
  return plantings.reduce((sum, { usage }) => sum + usage[kind], 0);
}
