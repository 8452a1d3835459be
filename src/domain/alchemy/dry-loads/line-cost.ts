import type { Capacity } from '#domain/capacity/capacity.ts';
import { costBook, type CostingInputs, trayCost } from '#domain/costing/cost-book.ts';
import type { Alchemy, ProItem } from '../alchemy.ts';
import type { DryLine, DryLoad } from '../../drying/dry-load.ts';
import { shelvesOfLine } from '../../drying/tray-shelves.ts';
import { proMoney } from '../items/unit-cost.ts';
import { changeById } from '#domain/records/change-records.ts';
import { stockAmount } from '#domain/alchemy/orders/needed-items.ts';
import { driedAmount } from './dried-stock.ts';

export interface DryingFarm extends CostingInputs {
  readonly alchemy: Pick<Alchemy, 'items'>;
  readonly capacity: Pick<Capacity, 'freezeDryers'>;
}

/**
 * Returns the cost of a load line: its trays, plus its share of the cycle by shelves used.
 *
 * Uses the item's powder calculation if it has one. Otherwise trays cost what they cost to grow, and the cycle
 * is free. Fresh items have no cycle cost.
 */
export function dryLineCost(load: DryLoad, line: DryLine, farm: DryingFarm): number {
  const calc = farm.alchemy.items.find(({ id }) => id === line.itemId)?.powderCalc;
  if (calc?.enabled !== true) {
    return line.trays * trayCost(costBook(farm), line.varietyId);
  }
  const cycleUSD = load.dryerId === '' ? 0 : calc.freezeCycleCostUSD;
  const used = load.lines.reduce((sum, one) => sum + shelvesOfLine(load, one, farm), 0);
  const share = used > 0 ? shelvesOfLine(load, line, farm) / used : 0;
  return line.trays * calc.freshCostPerTrayUSD + cycleUSD * share;
}

/** Returns the weighted average unit cost after a receipt. A receipt without a cost keeps the old unit cost. */
export function blendedUnitCost(
  { stockQty, unitCost }: Pick<ProItem, 'stockQty' | 'unitCost'>,
  added: number,
  costUSD: number,
): number {
  const before = Math.max(0, stockQty);
  if (costUSD === 0 || before + added <= 0) return unitCost;
  return proMoney((before * unitCost + costUSD) / (before + added));
}

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
