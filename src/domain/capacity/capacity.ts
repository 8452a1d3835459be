import type { GermMode } from '#domain/catalog/varieties/variety.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { TrayInventory } from '#domain/planning/tray-status.ts';

/** A shelf of a rack; capacity in slots. Varieties by id or name; an empty allowed list means all. */
export interface Shelf {
  readonly id: string;
  readonly capacity: number;
  readonly constraints: {
    readonly allowedVarieties: readonly string[];
    readonly blockedVarieties: readonly string[];
  };
}

export interface Rack {
  readonly id: string;
  readonly label: string;
  readonly type: 'grow' | 'germination';
  readonly shelves: readonly Shelf[];
}

export interface FreezeDryer {
  readonly id: string;
  readonly label: string;
  readonly shelves: number;
  readonly cycleDays: number;
  readonly shelfMaxOz: number;
}

export interface CapacityOptions {
  /** Null = today. */
  readonly startDate: IsoDate | null;
  readonly windowDays: number;
  readonly mode: string;
}

/** A demand the simulator places. */
export interface CapacityDemand {
  readonly id: string;
  readonly label: string;
  readonly varietyId: string;
  readonly traysNeeded: number;
  readonly targetDate: IsoDate;
  readonly priority: 'critical' | 'normal' | 'low';
  readonly requiresFreezeDry: boolean;
  readonly ozPerTray: number;
  readonly fixedHarvestDate?: IsoDate;
  readonly preferredGermMethod?: GermMode;
  readonly lbsPerTray?: number;
}

/** Racks, trays and dryers the farm owns. */
export interface Capacity {
  readonly racks: readonly Rack[];
  readonly trayInventory: TrayInventory;
  readonly options: CapacityOptions;
  readonly freezeDryers: readonly FreezeDryer[];
  readonly demands: readonly CapacityDemand[];
}
