import { byAge } from '#domain/orders/changed-deliveries.ts';
import type { SeedLot, SeedTransaction } from '#domain/catalog/seeds/seed-transaction.ts';
import { groupBy } from '#domain/records/lists.ts';
import { oncePer } from '#domain/records/once-per.ts';

/** A seed entry whose bag has a lot code: plantings take from it, and a trace finds it. */
export type SeedLotEntry = SeedTransaction & { readonly lot: SeedLot };

/** Checks whether a seed entry is an intake. Used seed and automatic entries have no lot. */
export function isSeedIntake({ pounds, meta }: SeedTransaction): boolean {
  return pounds > 0 && meta === undefined;
}

export function isSeedLot(entry: SeedTransaction): entry is SeedLotEntry {
  return isSeedIntake(entry) && (entry.lot?.code.trim() ?? '') !== '';
}

/** The seed lots of each variety, the oldest first. */
export const seedLotsByVariety: (
  seedsInventory: readonly SeedTransaction[],
) => ReadonlyMap<string, readonly SeedLotEntry[]> = oncePer((bookings) =>
  groupBy(bookings.filter(isSeedLot).toSorted(byAge), ({ varietyId }) => varietyId),
);

/** The seed lot of an entry; undefined when it has none. */
export function seedLotOf(
  seedsInventory: readonly SeedTransaction[],
  txnId: string,
): SeedLotEntry | undefined {
  const entry = seedsInventory.find(({ id }) => id === txnId);
  return entry !== undefined && isSeedLot(entry) ? entry : undefined;
}

/** The codes of the lots that nothing may be sold of, by their entries and by variety. */
export const blockedLotsByVariety: (
  seedsInventory: readonly SeedTransaction[],
) => ReadonlyMap<string, ReadonlyMap<string, string>> = oncePer((bookings) => {
  const blocked = bookings.filter(isSeedLot).filter(({ lot }) => lot.status === 'BLOCKED');
  const byVariety = groupBy(blocked, ({ varietyId }) => varietyId);
  return new Map(
    [...byVariety].map(([id, lots]) => [id, new Map(lots.map((one) => [one.id, one.lot.code]))]),
  );
});
