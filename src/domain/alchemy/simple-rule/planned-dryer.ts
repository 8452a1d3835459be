import { NEW_DRYER } from '#domain/capacity/capacity.ts';
import type { PlannedDryer } from './dryer-plan.ts';

/** A dryer in either of its two shapes: by shelves and days, as a farm has it, or by trays and cycles. */
export interface DryerShape {
  readonly label?: string;
  readonly name?: string;
  readonly trays?: number;
  readonly shelves?: number;
  readonly cyclesPerDay?: number;
  readonly cycleDays?: number;
  readonly shelfMaxOz?: number;
}

/** One tray per shelf, emptied after a fixed number of days. Trays and cycles per day go before shelves and days. */
export function plannedDryer(dryer: DryerShape): PlannedDryer {
  const label = dryer.label ?? dryer.name;
  return {
    ...(label !== undefined && { label }),
    trays: dryer.trays ?? dryer.shelves ?? NEW_DRYER.shelves,
    cyclesPerDay: dryer.cyclesPerDay ?? 1 / Math.max(1, dryer.cycleDays ?? 1),
    shelfMaxOz: dryer.shelfMaxOz ?? NEW_DRYER.shelfMaxOz,
  };
}
