import type { Material, MaterialType, SoilAmount } from '#domain/catalog/catalog.ts';
import { usualStockUnit } from '#domain/catalog/materials/material-types.ts';
import { typedRecord } from '#domain/records/typed-record.ts';
import { readUnitName, type Unit } from '#domain/units/unit.ts';

/** An amount while it is typed. */
export interface AmountDraft {
  readonly qty: number | null;
  /** Null until one is chosen: the usual unit. */
  readonly unit: Unit | null;
}

/** A material while it is typed: empty numbers are null. What its type does not use waits for another type. */
export interface MaterialDraft {
  readonly name: string;
  readonly type: MaterialType;
  /** What is bought at once: of soil a pack, else a purchase. */
  readonly purchase: AmountDraft;
  readonly purchaseCost: number | null;
  readonly itemsPerCase: number | null;
  readonly stock: AmountDraft;
  readonly reorder: AmountDraft;
  readonly capacity: AmountDraft;
  readonly labelsPerSheet: number | null;
  readonly avgSoilPerTray: AmountDraft;
  readonly gramsPerTray: number | null;
  readonly density: number | null;
  readonly isPrimarySoil: boolean;
  readonly supplier: string;
  /** Null: the farm's usual ones. */
  readonly leadDays: number | null;
  readonly reorderUrl: string;
  /** Ids of the varieties whose seed this is. */
  readonly seedOf: readonly string[];
}

const NO_AMOUNT: AmountDraft = { qty: null, unit: null };

const BLANK: MaterialDraft = {
  name: '',
  type: 'container',
  purchase: { qty: 1, unit: null },
  purchaseCost: null,
  itemsPerCase: null,
  stock: NO_AMOUNT,
  reorder: NO_AMOUNT,
  capacity: NO_AMOUNT,
  labelsPerSheet: null,
  avgSoilPerTray: NO_AMOUNT,
  gramsPerTray: null,
  density: null,
  isPrimarySoil: false,
  supplier: '',
  leadDays: null,
  reorderUrl: '',
  seedOf: [],
};

/** The form of a stored material, or of a new one. */
export function materialDraft(stored: Material | null, seedOf: readonly string[]): MaterialDraft {
  if (stored === null) return BLANK;
  const { meta, type } = stored;
  const isPack = type === 'soil' && meta.packSize !== undefined;
  const packCost = type === 'soil' ? meta.packCost : undefined;
  return typedRecord(BLANK, {
    ...stored,
    ...meta,
    purchase: {
      qty: isPack ? (meta.packSize ?? null) : stored.purchaseQty,
      unit: stored.purchaseUnit,
    },
    purchaseCost: packCost ?? stored.purchaseCost,
    avgSoilPerTray: soilDraft(meta.avgSoilPerTray),
    seedOf,
  });
}

/** An amount in a unit that is none cannot be shown: it has to be typed anew. */
function soilDraft(amount: SoilAmount | undefined): AmountDraft {
  const unit = readUnitName(amount?.unit);
  return amount === undefined || unit === null ? NO_AMOUNT : { qty: amount.qty, unit };
}

/** The unit a material is bought in: as chosen, else soil and seed by the pound, the rest by the piece. */
export function purchaseUnitOf({ purchase, type }: MaterialDraft): Unit {
  return purchase.unit ?? (type === 'soil' || type === 'seed' ? 'lb' : 'each');
}

/** The unit stock is counted in: as chosen, else as it is bought, and cases by the piece. */
export function stockUnitOf(draft: MaterialDraft): Unit {
  return draft.stock.unit ?? usualStockUnit(purchaseUnitOf(draft));
}

/** The unit of the reorder level: as chosen, else that of the stock. */
export function reorderUnitOf(draft: MaterialDraft): Unit {
  return draft.reorder.unit ?? stockUnitOf(draft);
}

/** Whether materials of the type are told by weight and by volume, which a density leads between. */
export function hasDensity(type: MaterialType): boolean {
  return type === 'soil' || type === 'generic';
}
