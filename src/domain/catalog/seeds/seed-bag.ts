import type { SeedCost } from '../varieties/variety.ts';

/** A bag of seed as it is bought: bag size in pounds, bag cost in dollars. */
export type SeedBag = Pick<SeedCost, 'bagLb' | 'bagCost'>;

/**
 * What seed costs after its bag was typed anew; the very same when the bag is the same.
 *
 * An imported price per gram, or weight of the bag in grams, stands above the bag and would hide
 * the new one. So it goes.
 */
export function withSeedBag(cost: SeedCost, bag: SeedBag): SeedCost {
  if (bag.bagLb === cost.bagLb && bag.bagCost === cost.bagCost) return cost;
  const { bagMassG: _bagMassG, costPerGram: _costPerGram, ...rest } = cost;
  return { ...rest, bagLb: bag.bagLb, bagCost: bag.bagCost };
}

/** Why the price of a bag cannot be saved yet, or null. */
export function seedBagProblem({ bagLb, bagCost }: SeedBag): string | null {
  if (!isAboveZero(bagLb)) return 'Bag size must be greater than 0';
  return isAboveZero(bagCost) ? null : 'Bag cost must be greater than 0';
}

function isAboveZero(value: number | null): boolean {
  return value !== null && Number.isFinite(value) && value > 0;
}
