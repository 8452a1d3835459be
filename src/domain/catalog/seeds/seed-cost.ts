import { isPositive } from '#domain/units/limits.ts';
import { GRAMS_PER } from '#domain/units/unit.ts';
import type { SeedCost } from '../varieties/variety.ts';

/** Imported price per gram, else bag cost by imported grams or by lb × 453.59237; `null` if none is known. */
export function costPerGram(cost: SeedCost): number | null {
  if (isPositive(cost.costPerGram)) return cost.costPerGram;
  if (!isPositive(cost.bagCost)) return null;
  if (isPositive(cost.bagMassG)) return cost.bagCost / cost.bagMassG;
  return isPositive(cost.bagLb) ? cost.bagCost / (cost.bagLb * GRAMS_PER.lb) : null;
}
