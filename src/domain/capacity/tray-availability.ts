import type { TrayInventory, TrayStatus } from '#domain/planning/tray-status.ts';

/** Trays of one kind by what can be done with them. */
export interface TraySplit {
  readonly clean: number;
  readonly inUse: number;
  readonly dirty: number;
}

/** Trays with and without holes by what can be done with them. */
export interface TrayAvailability {
  readonly withHoles: TraySplit;
  readonly withoutHoles: TraySplit;
}

/** Counts clean, used and dirty trays. Clean is owned less dirty less used, and never below 0. */
export function trayAvailability(farm: {
  readonly capacity: { readonly trayInventory: TrayInventory };
  readonly trayStatus: TrayStatus;
}): TrayAvailability {
  const { trayInventory: owned } = farm.capacity;
  const { trayStatus: status } = farm;
  return {
    withHoles: split(owned.withHoles, status.inUseWithHoles, status.dirtyWithHoles),
    withoutHoles: split(owned.withoutHoles, status.inUseWithoutHoles, status.dirtyWithoutHoles),
  };
}

function split(owned: number, inUse: number, dirty: number): TraySplit {
  return { clean: Math.max(0, owned - dirty - inUse), inUse, dirty };
}
