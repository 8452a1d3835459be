import { reorderUrlProblem } from '#domain/catalog/seeds/clean-url.ts';
import type { Material } from '#domain/catalog/catalog.ts';
import { UnitError } from '#domain/units/unit.ts';
import { usualLeadProblem } from '../buying/stock-order-draft.ts';
import type { MaterialDraft } from './material-draft.ts';
import { materialFields } from './material-of-draft.ts';

/** Why a material cannot be saved yet; null when it can. */
export function materialSaveProblem(draft: MaterialDraft): string | null {
  if (draft.name.trim() === '') return 'Name required';
  if (numbersOf(draft).some((number) => number < 0)) return 'Enter numbers, 0 or more';
  return usualLeadProblem(draft) ?? reorderUrlProblem(draft);
}

/** Why the stock there is cannot be counted in the unit chosen for it; null when it can. */
export function stockUnitProblem(draft: MaterialDraft, stored: Material | null): string | null {
  try {
    materialFields(draft, stored);
    return null;
  } catch (error) {
    if (error instanceof UnitError) return error.message;
    throw error;
  }
}

function numbersOf(draft: MaterialDraft): readonly number[] {
  return [
    draft.purchase.qty,
    draft.purchaseCost,
    draft.itemsPerCase,
    draft.stock.qty,
    draft.reorder.qty,
    draft.capacity.qty,
    draft.labelsPerSheet,
    draft.avgSoilPerTray.qty,
    draft.gramsPerTray,
    draft.density,
  ].filter((number) => number !== null);
}
