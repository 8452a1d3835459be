import { convertPro } from '#domain/units/convert-pro.ts';
import { roundUnits } from '#domain/units/rounding.ts';
import type { ProUnit } from '#domain/units/unit.ts';
import type { ProItem } from '../alchemy.ts';
import { boughtPackage, itemCost, packageProblem } from './pro-item-cost.ts';
import { powderCalcOf, type ProItemDraft } from './pro-item-draft.ts';
import { isMicrogreen } from './item-types.ts';

/** Item fields that a form sets. An `undefined` field is cleared. */
type ItemFields = { readonly [K in keyof Omit<ProItem, 'id'>]-?: ProItem[K] | undefined } & {
  readonly [
    K in 'name' | 'type' | 'unit' | 'unitCost' | 'stockQty' | 'reorderMode' | 'notes'
  ]: ProItem[K];
};

/** The base of the low-stock percentage is the package unless another was typed, or the first stock of a new item. */
export function itemFields(draft: ProItemDraft, stored: ProItem | null): ItemFields {
  const unit = draft.unit || 'unit';
  const type = draft.type || 'raw';
  const stockQty = draft.stockQty ?? 0;
  return {
    name: draft.name.trim(),
    type,
    unit,
    unitCost: itemCost(draft, stored)?.dollars ?? 0,
    stockQty,
    reorderMode: draft.reorderMode,
    reorderPoint: draft.reorderPoint ?? undefined,
    reorderPercent: draft.reorderPercent ?? undefined,
    initialQtyInUnit:
      draft.initialQtyInUnit ??
      packageAmount(draft, unit) ??
      (stored === null ? stockQty : undefined),
    supplier: draft.supplier.trim() || undefined,
    notes: draft.notes.trim(),
    purchaseQty: draft.purchaseQty ?? undefined,
    purchaseUnit: draft.purchaseUnit || undefined,
    purchaseCostUSD: draft.purchaseCostUSD ?? undefined,
    powderCalc:
      type === 'microgreen_powder' && (draft.powder.enabled || stored?.powderCalc !== undefined)
        ? powderCalcOf(draft.powder)
        : stored?.powderCalc,
    varietyId: isMicrogreen(type) ? (draft.varietyId ?? undefined) : stored?.varietyId,
  };
}

/** Amount in one package, in the item's unit; `null` without a package or if its unit doesn't convert. */
export function packageAmount(draft: ProItemDraft, unit: ProUnit): number | null {
  const bought = boughtPackage(draft);
  if (bought === null || packageProblem(draft) !== null) return null;
  return roundUnits(convertPro(bought.qty, bought.unit, unit));
}
