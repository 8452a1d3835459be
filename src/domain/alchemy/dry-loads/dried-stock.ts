import { amountIn } from '../orders/needed-items.ts';
import type { ProItem } from '../alchemy.ts';
import type { DryLoad } from '../../drying/dry-load.ts';

/** Grams of dry goods in the unit that an item is counted in; null when that is no weight, or nothing was weighed. */
export function driedAmount(dryG: number | null, unit: ProItem['unit']): number | null {
  return dryG === null ? null : amountIn(dryG, 'g', unit);
}

/** What the loads have brought into the stock of each item, in the unit that the item has now. */
export function driedByItem(
  loads: readonly DryLoad[],
  items: readonly ProItem[],
): ReadonlyMap<string, number> {
  const dried = new Map<string, number>();
  const units = new Map(items.map(({ id, unit }) => [id, unit]));
  for (const { itemId, dryG } of loads.flatMap(({ lines }) => lines)) {
    const unit = units.get(itemId);
    const amount = unit === undefined ? null : driedAmount(dryG, unit);
    if (amount !== null) dried.set(itemId, (dried.get(itemId) ?? 0) + amount);
  }
  return dried;
}
