import type { SeedFarm } from '#domain/catalog/seeds/book-seed.ts';
import { sownVarietyId } from '#domain/catalog/seeds/seed-transaction.ts';
import { seedGramsOf } from '#domain/catalog/seeds/seed-on-hand.ts';
import type { TraysPlantedEntry } from '#domain/planning/task.ts';
import { GRAMS_PER } from '#domain/units/unit.ts';
import { seedLotsByVariety } from './seed-lot.ts';

/** Parts of a farm that show which lot each planting was sown from. */
export interface SownFarm extends SeedFarm {
  readonly traysPlantedLog: readonly TraysPlantedEntry[];
}

/**
 * Returns pounds left of each seed lot of a variety, by its entry; `null` if the use per tray is
 * unknown.
 *
 * A tray uses what was booked for its day, else today's grams per tray. Counts of the vault don't
 * change lots.
 */
export function leftOfLots(farm: SownFarm, varietyId: string): ReadonlyMap<string, number | null> {
  const lots = seedLotsByVariety(farm.seedsInventory).get(varietyId) ?? [];
  const left = new Map<string, number | null>(lots.map(({ id, pounds }) => [id, pounds]));
  const sown = farm.traysPlantedLog.filter(({ seedLots = [] }) =>
    seedLots.some(({ txnId }) => left.has(txnId)),
  );
  if (left.size === 0 || sown.length === 0) return left;
  const poundsPerTray = poundsPerTrayOf(farm);
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

function poundsPerTrayOf(farm: SownFarm): (entry: TraysPlantedEntry) => number | null {
  const booked = new Map<string, number>();
  for (const entry of farm.seedsInventory) {
    const { meta, pounds } = entry;
    if (meta?.type !== 'AUTO_SEED_USAGE') continue;
    const place = `${meta.dateISO}|${sownVarietyId(entry)}`;
    booked.set(place, (booked.get(place) ?? 0) - pounds);
  }
  return ({ dateISO, varietyId, trays }) => {
    const taken = booked.get(`${dateISO}|${varietyId}`);
    if (taken !== undefined && trays > 0) return taken / trays;
    const grams = seedGramsOf(varietyId, farm);
    return grams === null ? null : grams / GRAMS_PER.lb;
  };
}
