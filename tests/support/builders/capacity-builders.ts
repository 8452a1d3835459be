import type { CapacityDemand } from '#domain/capacity/capacity.ts';

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
