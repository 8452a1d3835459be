import type { SeedFarm } from '#domain/catalog/seeds/book-seed.ts';
import { seedGramsPerTray } from '#domain/catalog/seeds/seed-usage.ts';
import type { TraysPlantedEntry } from '#domain/planning/task.ts';
import { recordById } from '#domain/records/change-records.ts';
import { GRAMS_PER } from '#domain/units/unit-sizes.ts';
import { seedLotsByVariety } from './seed-lot.ts';

/** What of a farm tells what was sown from which lot. */
export interface SownFarm extends SeedFarm {
  readonly traysPlantedLog: readonly TraysPlantedEntry[];
}

/**
 * Pounds left of each seed lot of a variety, by its entry; null when nobody knows what a tray took.
 *
 * A tray took what was booked for its day, else the grams per tray of today. Counts of the vault touch no lot.
 */
export function leftOfLots(farm: SownFarm, varietyId: string): ReadonlyMap<string, number | null> {
  const lots = seedLotsByVariety(farm.seedsInventory).get(varietyId) ?? [];
  const left = new Map<string, number | null>(lots.map(({ id, pounds }) => [id, pounds]));
  const sown = farm.traysPlantedLog.filter(
    (entry) => entry.varietyId === varietyId && entry.seedLots !== undefined,
  );
  if (left.size === 0 || sown.length === 0) return left;
  const poundsPerTray = poundsPerTrayOf(farm, varietyId);
  for (const entry of sown) {
    const each = poundsPerTray(entry);
    for (const { txnId, trays } of entry.seedLots ?? []) {
      const before = left.get(txnId);
      if (before === undefined || before === null) continue;
      left.set(txnId, each === null ? null : before - trays * each);
    }
  }
  return new Map([...left].map(([id, pounds]) => [id, pounds && Math.max(0, pounds)]));
}

function poundsPerTrayOf(
  { seedsInventory, varieties, catalog }: SownFarm,
  varietyId: string,
): (entry: TraysPlantedEntry) => number | null {
  const booked = new Map<string, number>();
  for (const { meta, pounds, varietyId: of } of seedsInventory) {
    if (of !== varietyId || meta?.type !== 'AUTO_SEED_USAGE') continue;
    booked.set(meta.dateISO, (booked.get(meta.dateISO) ?? 0) - pounds);
  }
  const variety = recordById(varieties, varietyId);
  const grams = variety === undefined ? null : seedGramsPerTray(variety, catalog);
  return ({ dateISO, trays }) => {
    const taken = booked.get(dateISO);
    if (taken !== undefined && trays > 0) return taken / trays;
    return grams === null ? null : grams / GRAMS_PER.lb;
  };
}
