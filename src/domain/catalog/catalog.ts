import type { MaterialType } from './materials/material-types.ts';
import type { OverheadCategory } from './overheads/overhead-categories.ts';
import type { OverheadMode } from './overheads/overhead-modes.ts';
import type { IsoInstant } from '#domain/calendar/iso-date.ts';
import type { Quantity, Unit } from '#domain/units/unit.ts';
import type { Supplied } from './supplier.ts';

/** Soil per tray. An unknown unit stays as imported; costs report it instead of guessing. */
export interface SoilAmount {
  readonly qty: number;
  readonly unit: string;
}

export interface MaterialMeta extends Supplied {
  readonly itemsPerCase?: number;
  readonly packSize?: number;
  readonly packCost?: number;
  readonly capacity?: Quantity;
  readonly labelsPerSheet?: number;
  readonly avgSoilPerTray?: SoilAmount;
  readonly gramsPerTray?: number;
  /** Grams per milliliter. */
  readonly density?: number;
  readonly reorder?: Quantity;
  /** Old mirror of `stock`. Updated if it was imported, never created. */
  readonly stock?: Quantity;
  /** When the stock was last counted. */
  readonly countedAt?: IsoInstant;
  /** When something last came in: a later count has seen it. */
  readonly receivedAt?: IsoInstant;
  /** How much that was, in the unit of the stock; noted while some is ordered. */
  readonly receivedQty?: number;
  /** Http or https only. */
  readonly reorderUrl?: string;
}

/** A raw material, bought as `purchaseQty` of `purchaseUnit` for `purchaseCost` dollars. */
export interface Material {
  readonly id: string;
  readonly name: string;
  readonly type: MaterialType;
  readonly purchaseUnit: Unit;
  readonly purchaseQty: number;
  readonly purchaseCost: number;
  readonly stock: Quantity;
  readonly isPrimarySoil: boolean;
  readonly meta: MaterialMeta;
}

/** A size of tray besides the 1020, by what one of them takes. */
export interface TraySize {
  readonly id: string;
  readonly name: string;
  /** Of a slot; 0.01 to 4. */
  readonly slotShare: number;
  /** Of the soil of a 1020; absent = `slotShare`. */
  readonly soilShare?: number;
  /** False: it leaves for good, and is bought again as packaging. */
  readonly comesBack: boolean;
  /** Whole; read only where it comes back. Null: not counted. */
  readonly owned: number | null;
}

/** A package: container, fill, inserts and label. */
export interface Packaging {
  readonly id: string;
  readonly name: string;
  readonly category: 'MICROGREENS' | 'OTHER';
  readonly containerMaterialId: string | null;
  readonly netContent: Quantity | null;
  readonly microgreenContent: Quantity | null;
  readonly bom: readonly {
    readonly materialId: string;
    readonly qty: number;
    readonly unit: Unit;
  }[];
  readonly labelRule: { readonly labelSheetId: string; readonly labelsPerUnit: number } | null;
  /** One live tray of this size is sold in it, instead of an amount of greens. */
  readonly traySizeId?: string;
  readonly notes: string;
}

/** A recurring cost, dollars per its mode. */
export interface Overhead {
  readonly id: string;
  readonly name: string;
  readonly category: OverheadCategory;
  readonly mode: OverheadMode;
  readonly cost: number;
  readonly notes: string;
}

/** Amount billed for a category in a month (1 to 12), compared with its budget. */
export interface OverheadBill extends Omit<Overhead, 'mode' | 'cost'> {
  readonly month: number;
  readonly year: number;
  readonly amount: number;
}

/** The volumes over which overheads are spread. */
export interface OverheadScenario {
  readonly months: number;
  readonly trays: number;
  readonly units: number;
  readonly events: number;
  readonly ounces: number;
  readonly batches: number;
}

export interface SeedSetting {
  readonly seedMaterialId: string | null;
  readonly gramsPerTray: number | null;
}

export interface Catalog {
  readonly materials: readonly Material[];
  readonly packaging: readonly Packaging[];
  /** Sizes besides the 1020; absent when there is none. */
  readonly traySizes?: readonly TraySize[];
  /** Keyed by variety id. */
  readonly seedsByVariety: Readonly<Record<string, SeedSetting>>;
  readonly soilConfig: { readonly soilMaterialId: string | null };
  readonly overheads: readonly Overhead[];
  readonly overheadLogs: readonly OverheadBill[];
  readonly overheadScenario: OverheadScenario;
}
