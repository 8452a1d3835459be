import { traysAtHome, type OwnedTrays } from '#domain/planning/tray-status.ts';
import { type Capacity, rackSlots } from './capacity.ts';
import type { SpaceKind } from './space-use.ts';

/** Dirty trays are clean again on the day after tomorrow. */
export const DIRTY_DAYS = 2;

export function availableSpace(
  farm: OwnedTrays & { readonly capacity: Pick<Capacity, 'racks'> },
  kind: SpaceKind,
): (day: number) => number {
  if (kind === 'germination' || kind === 'grow') {
    const slots = rackSlots(farm.capacity.racks, kind);
    return () => slots;
  }
  const { atHome, dirty } = traysAtHome(farm, kind);
  const owned = Math.max(0, atHome);
  return (day) => (day < DIRTY_DAYS ? Math.max(0, owned - dirty) : owned);
}
