import type { SeedCost } from '../varieties/variety.ts';
import { isPositive } from '#domain/units/limits.ts';

/** A bag of seed as it is bought: bag size in pounds, bag cost in dollars. */
export type SeedBag = Pick<SeedCost, 'bagLb' | 'bagCost'>;

/** An imported price per gram or bag weight in grams would override the bag, so it is removed. */
export function withSeedBag(cost: SeedCost, bag: SeedBag): SeedCost {
  if (bag.bagLb === cost.bagLb && bag.bagCost === cost.bagCost) return cost;
  const { bagMassG: _bagMassG, costPerGram: _costPerGram, ...rest } = cost;
  return { ...rest, bagLb: bag.bagLb, bagCost: bag.bagCost };
}

export function seedBagProblem({ bagLb, bagCost }: SeedBag): string | null {
  if (!isPositive(bagLb)) return 'Bag size must be greater than 0';
  return isPositive(bagCost) ? null : 'Bag cost must be greater than 0';
}
