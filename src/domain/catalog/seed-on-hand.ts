import type { SeedTransaction } from './seed-transaction.ts';

/**
 * Seed of a variety on hand: the sum of all its movements, those booked by the app too.
 *
 * @returns Pounds; below 0 when more was used than ever came in.
 */
export function seedOnHand(transactions: readonly SeedTransaction[], varietyId: string): number {
  return transactions.reduce(
    (sum, movement) => (movement.varietyId === varietyId ? sum + movement.pounds : sum),
    0,
  );
}
