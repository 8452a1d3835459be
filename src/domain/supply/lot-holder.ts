import { seedVarietyId } from '#domain/catalog/seeds/seed-transaction.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import type { Task, TraysPlantedEntry } from '#domain/planning/task.ts';
import { seedOfBatches } from '../seed-lots/batch-seed.ts';
import { blockedLotsByVariety } from '../seed-lots/seed-lot.ts';
import type { GrownLot, SupplyFarm } from './variety-supply.ts';

interface SownLots {
  readonly variety: Pick<Variety, 'id'>;
  readonly tasks: readonly Task[];
  readonly log: readonly TraysPlantedEntry[];
}

const NO_BOOKINGS: NonNullable<SupplyFarm['seedsInventory']> = [];

/** Makes the lots of a variety that have a tray of a blocked seed lot give nothing. */
export function lotHolder({
  varieties,
  seedsInventory = NO_BOOKINGS,
}: Pick<SupplyFarm, 'varieties' | 'seedsInventory'>) {
  const blockedLots = blockedLotsByVariety(seedsInventory);
  return (lots: readonly GrownLot[], { variety, tasks, log }: SownLots): readonly GrownLot[] => {
    const blocked = blockedLots.get(seedVarietyId(varieties, variety.id));
    if (blocked === undefined) return lots;
    const isOfBlocked = ({ seedLots = [] }: TraysPlantedEntry) =>
      seedLots.some(({ txnId }) => blocked.has(txnId));
    if (!log.some(isOfBlocked)) return lots;
    const seedOf = seedOfBatches(log, tasks);
    return lots.map((lot) => {
      const codes = seedOf(lot).flatMap(({ txnId }) => blocked.get(txnId ?? '') ?? []);
      return codes.length === 0 ? lot : { ...lot, oz: 0, held: { oz: lot.oz, codes } };
    });
  };
}
