import { GRAMS_PER } from '#domain/units/unit-sizes.ts';
import type { SeedCost, Variety } from './variety.ts';

/**
 * Dollars of one gram of seed, from what its bag costs.
 *
 * @returns Null while neither a price per gram nor a bag is known.
 */
export function costPerGram(cost: SeedCost): number | null {
  if (isPositive(cost.costPerGram)) return cost.costPerGram;
  if (!isPositive(cost.bagCost)) return null;
  if (isPositive(cost.bagMassG)) return cost.bagCost / cost.bagMassG;
  return isPositive(cost.bagLb) ? cost.bagCost / (cost.bagLb * GRAMS_PER.lb) : null;
}

/**
 * Dollars of seed on one tray.
 *
 * @returns Null while the price or the seed density is unknown.
 */
export function seedCostPerTray(variety: Pick<Variety, 'cost' | 'seedGPerTray'>): number | null {
  const perGram = costPerGram(variety.cost);
  if (perGram === null || !isPositive(variety.seedGPerTray)) return null;
  return perGram * variety.seedGPerTray;
}

function isPositive(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}
