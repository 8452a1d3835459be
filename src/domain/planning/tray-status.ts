import type { IsoDate, IsoInstant } from '#domain/calendar/iso-date.ts';

/** Trays a planting occupies. Covers and bottoms are trays without holes, so `withoutHoles` is their sum. */
export interface TrayUsage {
  readonly withHoles: number;
  readonly withoutHoles: number;
  readonly topCovers: number;
  readonly bottomSolids: number;
}

/** A planting in progress: PLANT done, HARVEST not. */
export interface ActivePlanting {
  readonly cycleKey: string;
  readonly varietyId: string;
  readonly dateISO: IsoDate;
  /** Trays that went in use. */
  readonly usage: TrayUsage;
}

/** A harvest since the last scrub, with the data to undo it. */
export interface PendingHarvest {
  readonly cycleKey: string;
  readonly varietyId: string;
  readonly dateISO: IsoDate;
  readonly dirtied: TrayUsage;
  /** Trays actually released; all 0 if the planting wasn't done. */
  readonly released: TrayUsage;
  readonly planting: ActivePlanting | null;
}

/** Dirty and in-use trays, and the open scrub task. */
export interface TrayStatus {
  readonly dirtyWithHoles: number;
  readonly dirtyWithoutHoles: number;
  readonly inUseWithHoles: number;
  readonly inUseWithoutHoles: number;
  readonly inUseTopCovers: number;
  readonly inUseBottomSolids: number;
  readonly activePlantings: readonly ActivePlanting[];
  readonly pendingHarvests: readonly PendingHarvest[];
  readonly scrubTaskId: string | null;
  readonly scrubTaskCreatedAt: IsoInstant | null;
  readonly lastScrubCompletedAt: IsoDate | null;
}

/** Trays the farm owns. Clean = owned - dirty - in use, never below 0. */
export interface TrayInventory {
  readonly withHoles: number;
  readonly withoutHoles: number;
}
