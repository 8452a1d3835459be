import { amountIn, incompatibleUnits } from '#domain/units/convert-pro.ts';
import type { ProItem, ProRecipeLine } from '../alchemy.ts';
import { proMoney } from '../items/unit-cost.ts';

/** Cost of a recipe line. A line with a problem costs nothing. */
export interface LineCost {
  readonly item: ProItem | null;
  readonly dollars: number;
  readonly problem: string | null;
}

/** Dollars of a recipe, line by line, for a batch and for one unit sold. */
export interface RecipeCost {
  /** One for each line, in their order. */
  readonly lines: readonly LineCost[];
  /** Per batch. */
  readonly total: number;
  /** The cost of goods of one unit sold; null as long as a batch gives nothing. */
  readonly perUnit: number | null;
  /** False if the cost of a line is unknown. */
  readonly isComplete: boolean;
}

/** Line costs, their sum and the unit cost are each rounded to four decimals, in this order. */
export function recipeCost(
  lines: readonly Omit<ProRecipeLine, 'notes'>[],
  batchOutputQty: number,
  itemsById: ReadonlyMap<string, ProItem>,
): RecipeCost {
  const costs = lines.map((line) => lineCost(line, itemsById.get(line.itemId) ?? null));
  const total = proMoney(costs.reduce((sum, { dollars }) => sum + dollars, 0));
  return {
    lines: costs,
    total,
    perUnit: batchOutputQty > 0 ? proMoney(total / batchOutputQty) : null,
    isComplete: costs.every(({ problem }) => problem === null),
  };
}

function lineCost({ qty, unit }: Omit<ProRecipeLine, 'notes'>, item: ProItem | null): LineCost {
  if (item === null) return { item, dollars: 0, problem: 'Missing item' };
  const amount = unit === '' ? qty : amountIn(qty, unit, item.unit);
  return amount === null
    ? { item, dollars: 0, problem: incompatibleUnits(unit, item.unit) }
    : { item, dollars: proMoney(amount * item.unitCost), problem: null };
}
