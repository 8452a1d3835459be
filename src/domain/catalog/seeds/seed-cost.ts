import { GRAMS_PER } from '#domain/units/unit-sizes.ts';
import type { SeedCost } from '../varieties/variety.ts';

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

function isPositive(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}
