import type { Material, MaterialMeta, SoilAmount } from '#domain/catalog/catalog.ts';
import { cleanUrl } from '#domain/catalog/seeds/clean-url.ts';
import { withSupplier } from '#domain/catalog/supplier.ts';
import { stockInUnit } from '#domain/catalog/materials/material-stock.ts';
import { readUnitName, type Quantity, type Unit } from '#domain/units/unit.ts';
import {
  hasDensity,
  purchaseUnitOf,
  reorderUnitOf,
  stockUnitOf,
  type AmountDraft,
  type MaterialDraft,
} from './material-draft.ts';

/** Fields of a material that a form sets. */
type MaterialValues = Omit<Material, 'id' | 'isPrimarySoil'>;

/**
 * The fields of a material that a form sets. Details of another type are dropped, so that they cannot
 * stand in for what is shown; a pack of soil is stored as the purchase too.
 *
 * @param stored - The material as it is now: its stock stays, told in the unit chosen.
 * @throws UnitError when the stock cannot be told in that unit.
 */
export function materialFields(draft: MaterialDraft, stored: Material | null): MaterialValues {
  const meta = metaOfDraft(draft, stored);
  const unit = stockUnitOf(draft);
  return {
    name: draft.name.trim(),
    type: draft.type,
    purchaseUnit: purchaseUnitOf(draft),
    purchaseQty: draft.purchase.qty ?? 0,
    purchaseCost: draft.purchaseCost ?? 0,
    stock:
      stored === null
        ? { qty: draft.stock.qty ?? 0, unit }
        : stockInUnit({ stock: stored.stock, meta }, unit),
    meta,
  };
}

/** The material that a form describes, as it would cost. */
export function materialOfDraft(draft: MaterialDraft, id: string): Material {
  return { id, isPrimarySoil: draft.isPrimarySoil, ...materialFields(draft, null) };
}

function metaOfDraft(draft: MaterialDraft, stored: Material | null): MaterialMeta {
  const { type } = draft;
  const isSoil = type === 'soil';
  return {
    ...withSupplier(withoutTyped(stored?.meta ?? {}), draft),
    ...set('reorderUrl', cleanUrl(draft.reorderUrl)),
    ...set('itemsPerCase', purchaseUnitOf(draft) === 'case' ? draft.itemsPerCase : null),
    ...set('packSize', isSoil ? draft.purchase.qty : null),
    ...set('packCost', isSoil ? draft.purchaseCost : null),
    ...set('capacity', type === 'container' ? amount(draft.capacity, 'each') : null),
    ...set('labelsPerSheet', type === 'label_sheet' ? draft.labelsPerSheet : null),
    ...set('avgSoilPerTray', isSoil ? soilPerTrayOf(draft, stored) : null),
    ...set('gramsPerTray', type === 'seed' ? draft.gramsPerTray : null),
    ...set('density', hasDensity(type) ? draft.density : null),
    ...set('reorder', amount(draft.reorder, reorderUnitOf(draft))),
  };
}

/** As typed; what is stored in a unit that is none stays until something is typed. */
function soilPerTrayOf(draft: MaterialDraft, stored: Material | null): SoilAmount | null {
  const before = stored?.meta.avgSoilPerTray;
  const isUnread = before !== undefined && readUnitName(before.unit) === null;
  return amount(draft.avgSoilPerTray, 'lb') ?? (isUnread ? before : null);
}

/** What the form knows nothing of stays. */
function withoutTyped(meta: MaterialMeta): MaterialMeta {
  const {
    itemsPerCase: _itemsPerCase,
    packSize: _packSize,
    packCost: _packCost,
    capacity: _capacity,
    labelsPerSheet: _labelsPerSheet,
    avgSoilPerTray: _avgSoilPerTray,
    gramsPerTray: _gramsPerTray,
    density: _density,
    reorder: _reorder,
    reorderUrl: _reorderUrl,
    ...rest
  } = meta;
  return rest;
}

function set<K extends keyof MaterialMeta>(key: K, value: MaterialMeta[K] | null): MaterialMeta {
  return value === null ? {} : { [key]: value };
}

function amount({ qty, unit }: AmountDraft, usual: Unit): Quantity | null {
  return qty === null ? null : { qty, unit: unit ?? usual };
}
