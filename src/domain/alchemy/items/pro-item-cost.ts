import { amountIn, incompatibleUnits } from '#domain/units/convert-pro.ts';
import type { ProItem } from '../alchemy.ts';
import { powderCalcOf, type ProItemDraft } from './pro-item-draft.ts';
import { powderCost } from './powder-cost.ts';
import { costInUnit, packageUnitCost, type BoughtPackage } from './unit-cost.ts';

/** Unit cost of an item in its form, and its source. `null` if no source gives a cost. */
export interface ProItemCost {
  readonly dollars: number;
  readonly from: 'powder' | 'package' | 'stored';
}

/** Package of a form; `null` until it is complete. */
export function boughtPackage(draft: ProItemDraft): BoughtPackage | null {
  const { purchaseQty: qty, purchaseUnit: unit, purchaseCostUSD: costUSD } = draft;
  if (qty === null || !(qty > 0) || unit === '') return null;
  return costUSD === null || !(costUSD > 0) ? null : { qty, unit, costUSD };
}

export function draftPowderCost({ type, unit, powder }: ProItemDraft) {
  if (type !== 'microgreen_powder' || !powder.enabled || unit === '') return null;
  return powderCost(powderCalcOf(powder), unit);
}

/**
 * Unit cost of a form: from the powder calculation, else the package, else the stored item. An unchanged package
 * doesn’t replace a unit cost typed since.
 *
 * @throws UnitError if the package doesn’t convert to the item’s unit.
 */
export function itemCost(draft: ProItemDraft, stored: ProItem | null): ProItemCost | null {
  const powder = draftPowderCost(draft);
  if (powder !== null) return { dollars: powder.unitCost, from: 'powder' };
  const bought = boughtPackage(draft);
  if (bought !== null && draft.unit !== '' && !isAsStored(draft, stored)) {
    return { dollars: packageUnitCost(bought, draft.unit), from: 'package' };
  }
  if (stored === null) return null;
  const unit = draft.unit || stored.unit;
  if (unit === stored.unit) return { dollars: stored.unitCost, from: 'stored' };
  // What a gram costs says nothing of a milliliter.
  if (amountIn(1, stored.unit, unit) === null) return null;
  return { dollars: costInUnit(stored.unitCost, stored.unit, unit), from: 'stored' };
}

export function packageProblem(draft: ProItemDraft): string | null {
  const bought = boughtPackage(draft);
  if (bought === null || draft.unit === '') return null;
  const { qty, unit } = bought;
  return amountIn(qty, unit, draft.unit) === null ? incompatibleUnits(unit, draft.unit) : null;
}

function isAsStored(draft: ProItemDraft, stored: ProItem | null): boolean {
  return (
    stored !== null &&
    draft.unit === stored.unit &&
    draft.purchaseQty === stored.purchaseQty &&
    draft.purchaseUnit === stored.purchaseUnit &&
    draft.purchaseCostUSD === stored.purchaseCostUSD
  );
}

/** A new item needs its package, unless it is a powder with a calculated cost. */
export function itemSaveProblem(draft: ProItemDraft, { isNew }: { isNew: boolean }): string | null {
  if (draft.name.trim() === '') return 'Name is required';
  if (draft.unit === '') return 'Unit is required';
  if (draft.type === '') return 'Type is required';
  if (draftPowderCost(draft) !== null) return null;
  if (isNew && boughtPackage(draft) === null) {
    return 'Please enter package size, package unit, and package cost so we can derive the unit cost.';
  }
  return packageProblem(draft);
}
