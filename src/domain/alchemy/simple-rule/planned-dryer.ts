import { NEW_DRYER } from '#domain/capacity/freeze-dryers.ts';
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

/**
 * A dryer as the plan sees it: a tray on each shelf, emptied once in so many days.
 *
 * Trays and cycles a day come before shelves and days of a cycle; what is missing is as usual.
 */
export function plannedDryer(dryer: DryerShape): PlannedDryer {
  const label = dryer.label ?? dryer.name;
  return {
    ...(label !== undefined && { label }),
    trays: dryer.trays ?? dryer.shelves ?? NEW_DRYER.shelves,
    cyclesPerDay: dryer.cyclesPerDay ?? 1 / Math.max(1, dryer.cycleDays ?? 1),
    shelfMaxOz: dryer.shelfMaxOz ?? NEW_DRYER.shelfMaxOz,
  };
}
