import { compareTexts } from '#domain/records/lists.ts';
import type { SeedTransaction } from './seed-transaction.ts';

/** Checks whether the app booked a seed entry when planted trays were recorded. */
export function isAutoSeedUsage(booking: SeedTransaction): boolean {
  return booking.meta?.type === 'AUTO_SEED_USAGE';
}

/** The latest bookings of seed, newest first; of one instant, the one that was made last. */
export function latestSeed(
  bookings: readonly SeedTransaction[],
  count: number,
): readonly SeedTransaction[] {
  return bookings
    .toReversed()
    .toSorted((a, b) => compareTexts(b.atISO, a.atISO))
    .slice(0, count);
}

/** The last intake of a lot of a variety, whatever the case of its code; null when none came in before. */
export function lastIntakeOfLot(
  bookings: readonly SeedTransaction[],
  varietyId: string,
  code: string,
): SeedTransaction | null {
  const wanted = code.trim().toLowerCase();
  if (wanted === '') return null;
  const known = bookings.filter(
    (booking) =>
      booking.varietyId === varietyId && booking.lot?.code.trim().toLowerCase() === wanted,
  );
  return latestSeed(known, 1)[0] ?? null;
}
