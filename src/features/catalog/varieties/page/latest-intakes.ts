import { isAutoSeedUsage, latestSeed } from '#domain/catalog/seeds/latest-seed.ts';
import { seedLink } from '#domain/catalog/seeds/seed-link.ts';
import type { SeedTransaction } from '#domain/catalog/seeds/seed-transaction.ts';

const SHOWN = 6;

/** A seed movement as a variety lists it. */
export interface SeedIntake extends Pick<SeedTransaction, 'id' | 'atISO' | 'pounds' | 'note'> {
  /** Where the seed came from, if the record or its note names a page. */
  readonly link: string | null;
}

/**
 * The six latest seed movements a grower entered for a variety, newest first.
 *
 * Seed booked by the app for planted trays is left out: it would push the purchases off the list.
 */
export function latestIntakes(
  transactions: readonly SeedTransaction[],
  varietyId: string,
): readonly SeedIntake[] {
  const entered = transactions.filter(
    (booking) => booking.varietyId === varietyId && !isAutoSeedUsage(booking),
  );
  return latestSeed(entered, SHOWN).map((booking) => {
    const { id, atISO, pounds, note } = booking;
    return { id, atISO, pounds, note, link: seedLink(booking) };
  });
}
