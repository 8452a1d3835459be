import type { IsoDate, IsoInstant } from '#domain/calendar/iso-date.ts';
import { STANDARD_SIZE, STANDARD_SIZE_ID, type TraySizes } from '#domain/catalog/tray-size.ts';
import { traysOutOf, type TraysAway } from '#domain/orders/delivery.ts';
import { DEFAULT_STACK_LIMIT } from '#domain/settings/germination-stack.ts';
import type { GermMode } from '#domain/catalog/varieties/variety.ts';

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

export interface PendingHarvest {
  readonly cycleKey: string;
  readonly varietyId: string;
  readonly dateISO: IsoDate;
  readonly dirtied: TrayUsage;
  /** Trays actually released; all 0 if the planting wasn't done. */
  readonly released: TrayUsage;
  readonly planting: ActivePlanting | null;
}

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

/** Trays of a farm: those it owns, and where they are. */
export interface OwnedTrays extends TraysAway {
  readonly capacity: { readonly trayInventory: TrayInventory };
  readonly trayStatus: TrayStatus;
}

/** Trays of a kind that are not out at customers. Clean ones are below 0 where more are in use and dirty than owned. */
export function traysAtHome(farm: OwnedTrays, kind: keyof TrayInventory) {
  const { capacity, trayStatus: status } = farm;
  const atHome = capacity.trayInventory[kind] - traysOutOf(farm, STANDARD_SIZE_ID);
  const [inUse, dirty] =
    kind === 'withHoles'
      ? [status.inUseWithHoles, status.dirtyWithHoles]
      : [status.inUseWithoutHoles, status.dirtyWithoutHoles];
  return { atHome, inUse, dirty, clean: atHome - inUse - dirty };
}

/** What the trays of a planting depend on, besides the planting. */
export interface TrayRules extends TraySizes {
  readonly stackLimit: number;
}

export const NO_TRAYS: TrayUsage = { withHoles: 0, withoutHoles: 0, topCovers: 0, bottomSolids: 0 };

/**
 * Trays a planting uses: each one sits in a solid tray, under a cover.
 *
 * Weighted stacks share one cover; unweighted or covered trays need one each. Covers and bottoms are solid
 * trays. Only 1020s are trays with and without holes.
 */
export function trayUsage(
  trays: number,
  germMode: GermMode,
  stackLimit: number,
  size: { readonly id: string } = STANDARD_SIZE,
): TrayUsage {
  if (size.id !== STANDARD_SIZE_ID) return NO_TRAYS;
  const stack = stackLimit > 0 ? stackLimit : DEFAULT_STACK_LIMIT;
  const topCovers = germMode === 'WEIGHTED' ? Math.ceil(trays / stack) : trays;
  return stackedTrays(trays, topCovers);
}

/** Every tray sits in a solid tray; only the covers differ. */
export function stackedTrays(trays: number, topCovers: number): TrayUsage {
  return { withHoles: trays, withoutHoles: topCovers + trays, topCovers, bottomSolids: trays };
}
