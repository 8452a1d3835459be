import { STANDARD_SIZE_ID } from '#domain/catalog/tray-size.ts';
import { traysOutOf, type TraysAway } from '#domain/orders/delivery.ts';
import type { TrayInventory, TrayStatus } from '#domain/planning/tray-status.ts';

/** Trays of one kind by what can be done with them. */
export interface TraySplit {
  readonly clean: number;
  readonly inUse: number;
  readonly dirty: number;
}

export interface TrayAvailability {
  readonly withHoles: TraySplit;
  readonly withoutHoles: TraySplit;
}

/** Counts clean, used and dirty trays. Clean is owned less dirty, used and out at customers, and never below 0. */
export function trayAvailability(
  farm: TraysAway & {
    readonly capacity: { readonly trayInventory: TrayInventory };
    readonly trayStatus: TrayStatus;
  },
): TrayAvailability {
  const { trayInventory: owned } = farm.capacity;
  const { trayStatus: status } = farm;
  const out = traysOutOf(farm, STANDARD_SIZE_ID);
  return {
    withHoles: split(owned.withHoles - out, status.inUseWithHoles, status.dirtyWithHoles),
    withoutHoles: split(
      owned.withoutHoles - out,
      status.inUseWithoutHoles,
      status.dirtyWithoutHoles,
    ),
  };
}

function split(atHome: number, inUse: number, dirty: number): TraySplit {
  return { clean: Math.max(0, atHome - dirty - inUse), inUse, dirty };
}
