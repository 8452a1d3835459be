import type { ProItem } from '../alchemy.ts';

/** The stock below which an item is low, in its own unit; null when none is set. */
export function reorderThreshold(item: ProItem): number | null {
  if (item.reorderMode === 'point') return item.reorderPoint ?? null;
  const { reorderPercent, initialQtyInUnit } = item;
  if (reorderPercent === undefined || initialQtyInUnit === undefined) return null;
  return (reorderPercent * initialQtyInUnit) / 100;
}

/**
 * Checks whether an item needs reordering: its stock is below the threshold. Stock equal to the
 * threshold is enough.
 */
export function isLowStock(item: ProItem): boolean {
  const threshold = reorderThreshold(item);
  return threshold !== null && item.stockQty < threshold;
}
