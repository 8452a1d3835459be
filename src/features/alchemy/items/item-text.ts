import { formatNumber } from '#ui/format.ts';
import type { ProItem } from '#domain/alchemy/alchemy.ts';
import { reorderThreshold } from '#domain/alchemy/items/low-stock.ts';

export function proAmount(qty: number): string {
  return formatNumber(qty, 'size');
}

/** The stock below which an item is low: "120", "400 (20%)", a dash when nothing is set. */
export function reorderLabel(item: ProItem): string {
  const threshold = reorderThreshold(item);
  if (item.reorderMode === 'point') return threshold === null ? '—' : proAmount(threshold);
  if (item.reorderPercent === undefined) return '—';
  const percent = `${proAmount(item.reorderPercent)}%`;
  return threshold === null ? percent : `${proAmount(threshold)} (${percent})`;
}
