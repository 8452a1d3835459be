import { STANDARD_SIZE_ID } from '#domain/catalog/tray-size.ts';
import { traysOutOf, type TraysAway } from '#domain/orders/delivery.ts';
import type { TrayStatus } from '#domain/planning/tray-status.ts';
import { type Capacity, rackSlots } from './capacity.ts';
import type { SpaceKind } from './space-use.ts';

/** Dirty trays are clean again on the day after tomorrow. */
export const DIRTY_DAYS = 2;

/** Returns the space of one kind that a farm owns, per day from today. */
export function availableSpace(
  farm: TraysAway & {
    readonly capacity: Pick<Capacity, 'racks' | 'trayInventory'>;
    readonly trayStatus: TrayStatus;
  },
  kind: SpaceKind,
): (day: number) => number {
  const { capacity, trayStatus } = farm;
  if (kind === 'germination' || kind === 'grow') {
    const slots = rackSlots(capacity.racks, kind);
    return () => slots;
  }
  const owned = Math.max(0, capacity.trayInventory[kind] - traysOutOf(farm, STANDARD_SIZE_ID));
  const dirty = kind === 'withHoles' ? trayStatus.dirtyWithHoles : trayStatus.dirtyWithoutHoles;
  return (day) => (day < DIRTY_DAYS ? Math.max(0, owned - dirty) : owned);
}
