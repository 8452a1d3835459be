import type { SeedTransaction } from '#domain/catalog/seeds/seed-transaction.ts';
import { isSeedLot } from '#domain/seed-lots/seed-lot.ts';
import { asRecord } from '../../document/json-record.ts';

/** A farm's seed entries as they stand in a file. */
type Bookings = readonly unknown[];

/**
 * Checks whether bookings of seed differ in what is blocked: only growers block a seed lot or unblock it, so
 * a helper's farm never may.
 *
 * Of two entries of one id both count, so that none can hide the other.
 */
export function differsInBlocks(before: Bookings, after: Bookings): boolean {
  const [was, is] = [blocksOf(before), blocksOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])].some((id) => was.get(id) !== is.get(id));
}

/** The entries of blocked lots by id, with how many of that id are open as well. */
function blocksOf(bookings: Bookings): ReadonlyMap<string, string> {
  const blocked = new Set(bookings.filter(isBlocked).map(idOf));
  const marks = new Map<string, string>();
  for (const booking of bookings) {
    const id = idOf(booking);
    if (blocked.has(id)) marks.set(id, `${marks.get(id) ?? ''}${isBlocked(booking) ? 'B' : 'o'}`);
  }
  return marks;
}

function isBlocked(booking: unknown): boolean {
  const { pounds, meta, lot } = asRecord(booking);
  const { status, code } = asRecord(lot);
  const isIntake = Number(pounds) > 0 && meta === undefined;
  return isIntake && status === 'BLOCKED' && typeof code === 'string' && code.trim() !== '';
}

function idOf(booking: unknown): string {
  return String(asRecord(booking)['id']);
}

/** A helper's bookings with the blocks of the cloud, where a blocked lot stays though it was deleted here. */
export function withBlocksOf(
  own: readonly SeedTransaction[],
  cloud: readonly SeedTransaction[],
): readonly SeedTransaction[] {
  if (!differsInBlocks(cloud, own)) return own;
  const known = new Map(cloud.map((booking) => [booking.id, booking]));
  const kept = own.map((booking) => {
    const there = known.get(booking.id);
    if (isBlocked(booking) === isBlocked(there)) return booking;
    if (there !== undefined && isBlocked(there)) return there;
    return isSeedLot(booking) ? opened(booking) : booking;
  });
  const ids = new Set(own.map(({ id }) => id));
  return [...kept, ...cloud.filter((booking) => isBlocked(booking) && !ids.has(booking.id))];
}

function opened(
  booking: SeedTransaction & Required<Pick<SeedTransaction, 'lot'>>,
): SeedTransaction {
  const { status: _blocked, ...lot } = booking.lot;
  return { ...booking, lot };
}
