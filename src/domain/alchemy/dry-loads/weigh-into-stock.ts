import { changeById } from '#domain/records/change-records.ts';
import type { ProItem } from '../alchemy.ts';
import { stockAmount } from '../orders/needed-items.ts';
import { driedAmount } from './dried-stock.ts';
import type { DryLoad } from '../../drying/dry-load.ts';
import { blendedUnitCost, dryLineCost, type DryingFarm } from './line-cost.ts';

/**
 * Adds a weighed load line to stock, at the cost of the line.
 *
 * A corrected weight changes stock by the difference and keeps the cost. A removed weight takes its grams out
 * again; weighing again adds no cost. Items that aren't sold by weight get nothing.
 */
export function weighIntoStock(
  farm: DryingFarm,
  before: DryLoad,
  after: DryLoad,
  itemId: string,
): readonly ProItem[] {
  const { items } = farm.alchemy;
  const [was, is] = [before, after].map(({ lines }) =>
    lines.find((line) => line.itemId === itemId),
  );
  if (is === undefined || was?.dryG === is.dryG) return items;
  return changeById(items, itemId, (item) => {
    const [old, dried] = [was, is].map((line) => driedAmount(line?.dryG ?? null, item.unit) ?? 0);
    const moved = (dried ?? 0) - (old ?? 0);
    const isFirst = (was?.dryG ?? null) === null && was?.wasWeighed !== true;
    const stockQty = stockAmount(item.stockQty + moved);
    if (!isFirst || moved === 0) return { ...item, stockQty };
    const unitCost = blendedUnitCost(item, moved, dryLineCost(after, is, farm));
    return { ...item, stockQty, unitCost };
  });
}
