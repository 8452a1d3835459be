import { addTo } from '#domain/records/lists.ts';
import { amountIn } from '#domain/units/convert-pro.ts';
import type { ProItem } from '../alchemy.ts';
import type { DryLoad } from '../../drying/dry-load.ts';

/** Converts grams of dry goods to the item's unit; `null` if the unit isn't a weight or nothing was weighed. */
export function driedAmount(dryG: number | null, unit: ProItem['unit']): number | null {
  return dryG === null ? null : amountIn(dryG, 'g', unit);
}

/** Dried amounts that loads added to stock, by item, in each item's current unit. */
export function driedByItem(
  loads: readonly DryLoad[],
  items: readonly ProItem[],
): ReadonlyMap<string, number> {
  const dried = new Map<string, number>();
  const units = new Map(items.map(({ id, unit }) => [id, unit]));
  for (const { itemId, dryG } of loads.flatMap(({ lines }) => lines)) {
    const unit = units.get(itemId);
    const amount = unit === undefined ? null : driedAmount(dryG, unit);
    if (amount !== null) addTo(dried, itemId, amount);
  }
  return dried;
}
