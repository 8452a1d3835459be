import { byAge } from '#domain/orders/changed-deliveries.ts';
import type { SeedLot, SeedTransaction } from '#domain/catalog/seeds/seed-transaction.ts';
import { groupBy, sumByKey } from '#domain/records/lists.ts';
import { oncePer } from '#domain/records/once-per.ts';
import type { SownTrays } from '#domain/planning/task.ts';

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

/** Merges sown trays by seed lot, in the order taken. Trays beyond the planted number are dropped from the end. */
export function sownWithin(lines: readonly SownTrays[], trays: number): readonly SownTrays[] {
  const sown = new Map<string, number>();
  let left = trays;
  for (const [txnId, wanted] of sumsByLot(lines)) {
    const taken = Math.min(wanted, left);
    if (taken > 0) sown.set(txnId, taken);
    left -= taken;
  }
  if (isSame(lines, sown)) return lines;
  return [...sown].map(([txnId, taken]) => ({ txnId, trays: taken }));
}

function sumsByLot(lines: readonly SownTrays[]): ReadonlyMap<string, number> {
  const named = lines.filter(({ txnId, trays }) => txnId !== '' && trays >= 1);
  return sumByKey(named.map(({ txnId, trays }) => [txnId, trays]));
}

function isSame(lines: readonly SownTrays[], sown: ReadonlyMap<string, number>): boolean {
  return lines.length === sown.size && lines.every(({ txnId, trays }) => sown.get(txnId) === trays);
}

/** Warns if more trays are named than were planted: "3 trays were planted, not 4." */
export function tooManySownText(trays: number, named: number): string {
  const planted = trays === 1 ? '1 tray was planted' : `${trays} trays were planted`;
  return `${planted}, not ${named}.`;
}
