import { isAutoSeedUsage, latestSeed } from '#domain/catalog/seeds/latest-seed.ts';
import type { SeedTransaction } from '#domain/catalog/seeds/seed-transaction.ts';

const SHOWN = 6;

/**
 * The six latest seed movements a grower entered for a variety, newest first.
 *
 * Seed booked by the app for planted trays is left out: it would push the purchases off the list.
 */
export function latestIntakes(
  transactions: readonly SeedTransaction[],
  varietyId: string,
): readonly SeedTransaction[] {
  const entered = transactions.filter(
    (booking) => booking.varietyId === varietyId && !isAutoSeedUsage(booking),
  );
  return latestSeed(entered, SHOWN);
}
