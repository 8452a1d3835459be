import type { Capacity } from '#domain/capacity/capacity.ts';
import { costBook } from '#domain/costing/cost-book.ts';
import type { CostingInputs } from '#domain/costing/costing-inputs.ts';
import { trayCost } from '#domain/costing/tray-cost.ts';
import { roundTo } from '#domain/units/rounding.ts';
import type { Alchemy, ProItem } from '../alchemy.ts';
import type { DryLine, DryLoad } from '../../drying/dry-load.ts';
import { shelvesOfLine } from '../../drying/tray-shelves.ts';

/** What the costs of dried goods follow from. */
export interface DryingFarm extends CostingInputs {
  readonly alchemy: Pick<Alchemy, 'items'>;
  readonly capacity: Pick<Capacity, 'freezeDryers'>;
}

/** Decimals of unit costs. */
const COST_DECIMALS = 4;

/**
 * What a line of a load costs: its trays, and its part of the cycle by the shelves it takes.
 *
 * The powder calculation of the item says what both cost where it is used; else a tray costs what it
 * costs to grow, and the cycle nothing. Fresh items take no cycle.
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

/**
 * What a unit of an item costs after so much of it has come in at a cost of its own; the old cost
 * where what came in cost nothing.
 */
export function blendedUnitCost(
  { stockQty, unitCost }: Pick<ProItem, 'stockQty' | 'unitCost'>,
  added: number,
  costUSD: number,
): number {
  const before = Math.max(0, stockQty);
  if (costUSD === 0 || before + added <= 0) return unitCost;
  return roundTo((before * unitCost + costUSD) / (before + added), COST_DECIMALS);
}
