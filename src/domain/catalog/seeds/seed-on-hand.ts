import { sumByKey } from '#domain/records/lists.ts';
import { EPSILON, floorWithEpsilon } from '#domain/units/rounding.ts';
import { GRAMS_PER } from '#domain/units/unit.ts';
import type { SeedTransaction } from './seed-transaction.ts';

/**
 * Seed of a variety on hand: the sum of all entries, automatic ones included.
 *
 * @returns Pounds. Below 0 if more was used than received.
 */
export function seedOnHand(transactions: readonly SeedTransaction[], varietyId: string): number {
  return seedOnHandByVariety(transactions).get(varietyId) ?? 0;
}

/** Pounds of seed on hand, by variety id; varieties without any movement are not in it. */
export function seedOnHandByVariety(
  transactions: readonly SeedTransaction[],
): ReadonlyMap<string, number> {
  return sumByKey(transactions.map(({ varietyId, pounds }) => [varietyId, pounds]));
}

/**
 * Checks whether the grower has entered any seed for a variety. Automatic use by plantings doesn't
 * count.
 */
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
 * Seed entry that makes seed on hand equal the count.
 *
 * @returns Signed pounds. 0 if the count matches.
 */
export function countDifference(counted: number, onHand: number): number {
  const difference = counted - onHand;
  return Math.abs(difference) < EPSILON ? 0 : difference;
}
