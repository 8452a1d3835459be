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
  trayUsageInUse,
  withCycle,
  activeOf,
  pendingOf,
} from './tray-counts.ts';

/** A cycle's harvest while its trays are moved. */
interface CycleTrays {
  /** Trays of the harvest as planned. */
  readonly usage: TrayUsage;
  /** Moved out alive: only the covers stay, and are dirty. */
  readonly isLive?: boolean;
}

export interface CycleHarvest extends CycleTrays {
  readonly isDone: boolean;
}

type CutCycle = CycleTrays & Pick<PendingHarvest, 'cycleKey' | 'varietyId' | 'dateISO'>;

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

/**
 * Trays after a harvest was marked done: the trays of its planting leave use and become dirty.
 *
 * Without a planting the planned trays become dirty, and nothing leaves use. A harvest counts once
 * however often it is marked.
 *
 * @param planting - The cycle's planting if it is done, for plantings done before records of them
 *   were kept.
 */
export function harvestTrays(
  status: TrayStatus,
  harvest: CutCycle,
  planting: ActivePlanting | null,
): TrayStatus {
  const { cycleKey, varietyId, dateISO } = harvest;
  if (pendingOf(status, cycleKey) !== undefined) return status;
  const planted = activeOf(status, cycleKey) ?? planting;
  const dirtied = dirtiedBy(planted?.usage ?? harvest.usage, harvest.isLive);
  if (planted === null && isNoTrays(dirtied)) return status;
  const released = planted === null ? NO_TRAYS : trayUsageInUse(status, planted.usage);
  return {
    ...makeDirty(takeFromUse(status, released), dirtied),
    activePlantings: status.activePlantings.filter((record) => record.cycleKey !== cycleKey),
    pendingHarvests: withCycle<PendingHarvest>(status.pendingHarvests, {
      cycleKey,
      varietyId,
      dateISO,
      dirtied,
      released,
      planting: planted,
    }),
  };
}

/**
 * Reopens a harvest: the trays it moved go from dirty back into use.
 *
 * A scrub clears its harvests. Trays of an older harvest are taken from the dirty ones, as far as there are
 * any.
 */
export function undoHarvestTrays(
  status: TrayStatus,
  harvest: CutCycle,
  planting: ActivePlanting | null,
): TrayStatus {
  const { cycleKey } = harvest;
  const pending = pendingOf(status, cycleKey);
  if (pending !== undefined) {
    return {
      ...putInUse(takeFromDirty(status, pending.dirtied), pending.released),
      activePlantings:
        pending.planting === null
          ? status.activePlantings
          : withCycle(status.activePlantings, pending.planting),
      pendingHarvests: status.pendingHarvests.filter((record) => record !== pending),
    };
  }
  if (planting === null || activeOf(status, cycleKey) !== undefined) {
    const dirtied = dirtiedBy(harvest.usage, harvest.isLive);
    return isNoTrays(dirtied) ? status : takeFromDirty(status, dirtied);
  }
  if (isNoTrays(planting.usage)) return status;
  return {
    ...putInUse(takeFromDirty(status, dirtiedBy(planting.usage, harvest.isLive)), planting.usage),
    activePlantings: withCycle(status.activePlantings, planting),
  };
}
