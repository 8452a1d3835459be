import {
  NO_TRAYS,
  type ActivePlanting,
  type PendingHarvest,
  type TrayStatus,
  type TrayUsage,
} from '#domain/planning/tray-status.ts';
import {
  dirtiedBy,
  isNoTrays,
  makeDirty,
  putInUse,
  takeFromDirty,
  takeFromUse,
  withCycle,
  activeOf,
  pendingOf,
} from './tray-counts.ts';

/** State of a cycle's harvest while its planting is marked. */
export interface CycleHarvest {
  readonly isDone: boolean;
  /** Trays of the harvest as planned. */
  readonly usage: TrayUsage;
  readonly isLive?: boolean;
}

/**
 * Marks a planting done: its trays go in use.
 *
 * A planting counts once, however often it is marked. If its harvest is already done, its trays are dirty and
 * only their number is corrected.
 */
export function plantTrays(
  status: TrayStatus,
  planting: ActivePlanting,
  harvest: CycleHarvest,
): TrayStatus {
  const { cycleKey, usage } = planting;
  if (activeOf(status, cycleKey) !== undefined) return status;
  const pending = pendingOf(status, cycleKey);
  if (pending !== undefined) {
    return pending.planting === null
      ? rewritePending(status, pending, {
          dirtied: dirtiedBy(usage, harvest.isLive),
          released: usage,
          planting,
        })
      : status;
  }
  // Harvested and scrubbed since: its trays are clean again.
  if (harvest.isDone) return status;
  return {
    ...putInUse(status, usage),
    activePlantings: withCycle(status.activePlantings, planting),
  };
}

/**
 * Reopens a planting: the trays it put in use are released.
 *
 * @param planting - Stand-in for a planting done before records were kept.
 */
export function undoPlantTrays(
  status: TrayStatus,
  planting: ActivePlanting,
  harvest: CycleHarvest,
): TrayStatus {
  const { cycleKey } = planting;
  const active = activeOf(status, cycleKey);
  if (active !== undefined) {
    return {
      ...takeFromUse(status, active.usage),
      activePlantings: status.activePlantings.filter((record) => record !== active),
    };
  }
  const pending = pendingOf(status, cycleKey);
  if (pending !== undefined) {
    const unplanted = {
      dirtied: dirtiedBy(harvest.usage, harvest.isLive),
      released: NO_TRAYS,
      planting: null,
    };
    return pending.planting === null ? status : rewritePending(status, pending, unplanted);
  }
  return harvest.isDone || isNoTrays(planting.usage) ? status : takeFromUse(status, planting.usage);
}

function rewritePending(
  status: TrayStatus,
  pending: PendingHarvest,
  changes: Pick<PendingHarvest, 'dirtied' | 'released' | 'planting'>,
): TrayStatus {
  return {
    ...makeDirty(takeFromDirty(status, pending.dirtied), changes.dirtied),
    pendingHarvests: status.pendingHarvests.map((record) =>
      record === pending ? { ...pending, ...changes } : record,
    ),
  };
}
