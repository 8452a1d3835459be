import { EPSILON, floorWithEpsilon } from '#domain/units/rounding.ts';
import { GRAMS_PER } from '#domain/units/unit-sizes.ts';
import type { SeedTransaction } from './seed-transaction.ts';

/**
 * Seed of a variety on hand: the sum of all its movements, those booked by the app too.
 *
 * @returns Pounds; below 0 when more was used than ever came in.
 */
export function seedOnHand(transactions: readonly SeedTransaction[], varietyId: string): number {
  return seedOnHandByVariety(transactions).get(varietyId) ?? 0;
}

/** Pounds of seed on hand, by variety id; varieties without any movement are not in it. */
export function seedOnHandByVariety(
  transactions: readonly SeedTransaction[],
): ReadonlyMap<string, number> {
  const pounds = new Map<string, number>();
  for (const { varietyId, pounds: moved } of transactions) {
    pounds.set(varietyId, (pounds.get(varietyId) ?? 0) + moved);
  }
  return pounds;
}

/** Whether anybody has told of seed of a variety: what plantings took by themselves says nothing of what there is. */
export function isSeedCounted(
  transactions: readonly SeedTransaction[],
  varietyId: string,
): boolean {
  return transactions.some((one) => one.varietyId === varietyId && one.meta === undefined);
}

/** Whole trays that the seed on hand is enough for; none when it is short. */
export function estimatedTrays(pounds: number, gramsPerTray: number): number {
  return Math.max(0, floorWithEpsilon((pounds * GRAMS_PER.lb) / gramsPerTray));
}

/**
 * What has to be booked so that the seed on hand is what was counted.
 *
 * @returns Signed pounds; 0 when the count is what was expected.
 */
export function countDifference(counted: number, onHand: number): number {
  const difference = counted - onHand;
  return Math.abs(difference) < EPSILON ? 0 : difference;
}
