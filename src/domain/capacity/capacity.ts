import type { GermMode } from '#domain/catalog/varieties/variety.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { TrayInventory } from '#domain/planning/tray-status.ts';
import { nextNumberedId } from '../records/numbered-id.ts';

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

export interface Capacity {
  readonly racks: readonly Rack[];
  readonly trayInventory: TrayInventory;
  readonly options: CapacityOptions;
  readonly freezeDryers: readonly FreezeDryer[];
  readonly demands: readonly CapacityDemand[];
}

type RackType = Rack['type'];

/** Slots of a shelf until the grower says otherwise. */
export const NEW_SHELF_CAPACITY = 4;

export const RACK_ID_PREFIX: Readonly<Record<RackType, string>> = {
  grow: 'grow-',
  germination: 'germ-',
};
export const SHELF_ID_PREFIX: Readonly<Record<RackType, string>> = { grow: 's', germination: 'g' };

/** A shelf of four slots that takes any variety: `s6` in grow racks, `g8` in germination racks. */
export function newShelf({ type, shelves }: Pick<Rack, 'type' | 'shelves'>): Shelf {
  const known = shelves.map(({ id }) => id);
  return {
    id: nextNumberedId(SHELF_ID_PREFIX[type], known),
    capacity: NEW_SHELF_CAPACITY,
    constraints: { allowedVarieties: [], blockedVarieties: [] },
  };
}

export function rackOf(rack: Pick<Rack, 'id' | 'label' | 'type'>, shelfCount: number): Rack {
  const shelves: Shelf[] = [];
  while (shelves.length < shelfCount) shelves.push(newShelf({ ...rack, shelves }));
  return { ...rack, shelves };
}

export function rackSlots(racks: readonly Rack[], type: RackType): number {
  return racks
    .filter((rack) => rack.type === type)
    .flatMap((rack) => rack.shelves)
    .reduce((sum, shelf) => sum + shelf.capacity, 0);
}

export const NEW_DRYER = { shelves: 7, cycleDays: 1, shelfMaxOz: 16 } as const;

/** A dryer with default values. The known ids are those of all, including removed but unsaved ones. */
export function newDryer(knownIds: readonly string[]): FreezeDryer {
  const id = nextNumberedId('fd-', knownIds);
  return { id, label: `Freeze Dryer ${id.slice('fd-'.length)}`, ...NEW_DRYER };
}

interface DryerTotals {
  readonly dryers: number;
  readonly shelves: number;
  readonly maxOz: number;
  /** The same for a day on average, when a dryer is not emptied every day; else null. */
  readonly perDay: { readonly shelves: number; readonly maxOz: number } | null;
}

/** The capacity of the dryers: shelves, and shelves times what one may carry, summed over them. */
export function dryerTotals(dryers: readonly FreezeDryer[]): DryerTotals {
  const sum = (amount: (dryer: FreezeDryer) => number) =>
    dryers.reduce((total, dryer) => total + amount(dryer), 0);
  const isSlow = dryers.some(({ cycleDays }) => cycleDays > 1);
  return {
    dryers: dryers.length,
    shelves: sum(({ shelves }) => shelves),
    maxOz: sum(({ shelves, shelfMaxOz }) => shelves * shelfMaxOz),
    perDay: isSlow
      ? {
          shelves: sum(({ shelves, cycleDays }) => shelves / cycleDays),
          maxOz: sum(({ shelves, shelfMaxOz, cycleDays }) => (shelves * shelfMaxOz) / cycleDays),
        }
      : null,
  };
}

const DEFAULT_WINDOW_DAYS = 14;
const MAX_WINDOW_DAYS = 60;

/** Days that capacity looks ahead: 1 to 60, and 14 when nothing was said. */
export function windowDays(wanted: number | null): number {
  if (wanted === null || Number.isNaN(wanted)) return DEFAULT_WINDOW_DAYS;
  return Math.min(MAX_WINDOW_DAYS, Math.max(1, Math.floor(wanted)));
}
