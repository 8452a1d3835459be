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

interface TrayHarvest extends Pick<PendingHarvest, 'cycleKey' | 'varietyId' | 'dateISO'> {
  /** Trays of the harvest as planned. */
  readonly usage: TrayUsage;
  /** Moved out alive: only the covers stay, and are dirty. */
  readonly isLive?: boolean;
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
  harvest: TrayHarvest,
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
  harvest: TrayHarvest,
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
