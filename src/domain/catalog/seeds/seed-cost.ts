import { GRAMS_PER } from '#domain/units/unit-sizes.ts';
import type { SeedCost } from '../varieties/variety.ts';

/**
 * Cost per gram of seed: bag cost / (bag lb × 453.59237).
 *
 * A price per gram, or a weight of the bag in grams, of an imported farm comes before the pounds.
 *
 * @returns Null while neither a price per gram nor a bag is known.
 */
export function costPerGram(cost: SeedCost): number | null {
  if (isPositive(cost.costPerGram)) return cost.costPerGram;
  if (!isPositive(cost.bagCost)) return null;
  if (isPositive(cost.bagMassG)) return cost.bagCost / cost.bagMassG;
  return isPositive(cost.bagLb) ? cost.bagCost / (cost.bagLb * GRAMS_PER.lb) : null;
}

/** Whether a figure is known and above 0. */
export function isPositive(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}
