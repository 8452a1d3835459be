import type { CapacityDemand, Rack, Shelf } from '#domain/capacity/capacity.ts';

/** Seven trays of peas for a day. */
export function aPeaDemand(more: Partial<CapacityDemand> = {}): CapacityDemand {
  return {
    id: 'dem_1',
    label: 'Peas',
    varietyId: 'pea',
    traysNeeded: 7,
    targetDate: '2026-11-30',
    priority: 'normal',
    requiresFreezeDry: false,
    ozPerTray: 16,
    ...more,
  };
}

/** A shelf of so many slots, for all varieties but those that are blocked, or for those alone that are allowed. */
export function aShelf(
  capacity: number,
  blocked: readonly string[] = [],
  allowed: readonly string[] = [],
): Shelf {
  const constraints = { allowedVarieties: allowed, blockedVarieties: blocked };
  return { id: `s_${capacity}_${blocked.join()}_${allowed.join()}`, capacity, constraints };
}

export function aRack(type: Rack['type'], ...shelves: readonly Shelf[]): Rack {
  return { id: `${type}-1`, label: '', type, shelves };
}
