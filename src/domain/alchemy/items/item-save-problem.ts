import { boughtPackage, draftPowderCost, packageProblem } from './pro-item-cost.ts';
import type { ProItemDraft } from './pro-item-draft.ts';

/**
 * Says why an item can't be saved. A new item needs its package, unless it is a powder with a calculated cost.
 *
 * @returns `null` if it can be saved.
 */
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
