import { traysAtHome, type OwnedTrays, type TrayInventory } from '#domain/planning/tray-status.ts';

export interface TraySplit {
  readonly clean: number;
  readonly inUse: number;
  readonly dirty: number;
}

export type TrayAvailability = Readonly<Record<keyof TrayInventory, TraySplit>>;

/** Counts clean, used and dirty trays. Clean is owned less dirty, used and out at customers, and never below 0. */
export function trayAvailability(farm: OwnedTrays): TrayAvailability {
  return { withHoles: splitOf(farm, 'withHoles'), withoutHoles: splitOf(farm, 'withoutHoles') };
}

function splitOf(farm: OwnedTrays, kind: keyof TrayInventory): TraySplit {
  const { clean, inUse, dirty } = traysAtHome(farm, kind);
  return { clean: Math.max(0, clean), inUse, dirty };
}
