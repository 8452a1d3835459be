import type { SeedLot, SeedTransaction } from '#domain/catalog/seeds/seed-transaction.ts';

/** A seed entry whose bag has a lot code: plantings take from it, and a trace finds it. */
export type SeedLotEntry = SeedTransaction & { readonly lot: SeedLot };

/** Whether a seed entry is an intake. Used seed and automatic entries have no lot. */
export function isSeedIntake({ pounds, meta }: SeedTransaction): boolean {
  return pounds > 0 && meta === undefined;
}

export function isSeedLot(entry: SeedTransaction): entry is SeedLotEntry {
  return isSeedIntake(entry) && (entry.lot?.code.trim() ?? '') !== '';
}
