import type { FarmDocument } from '../document/farm-document.ts';

/** Slices that tasks and harvests are planned from. */
export const PLAN_INPUTS = [
  'varieties',
  'products',
  'recurring',
  'single',
  'orders',
  'pastOrders',
  'settings',
  'batchSettings',
  'deliveryChanges',
  'dryLoads',
] as const satisfies readonly (keyof FarmDocument)[];

export function planInputsDiffer(before: FarmDocument, after: FarmDocument): boolean {
  const hasOtherSizes = before.catalog.traySizes !== after.catalog.traySizes;
  return hasOtherSizes || PLAN_INPUTS.some((slice) => before[slice] !== after[slice]);
}
