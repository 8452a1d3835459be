import type { Task, TraysPlantedEntry } from '#domain/planning/task.ts';
import { seedOfBatches } from '../seed-lots/batch-seed.ts';
import type { GrownLot } from './variety-supply.ts';

interface BlockedSeed {
  readonly tasks: readonly Task[];
  readonly log: readonly TraysPlantedEntry[];
  /** Codes of the blocked seed lots of the variety, by their entries. */
  readonly blocked: ReadonlyMap<string, string>;
}

/** The lots of a variety, of which those with a tray of a blocked seed lot give nothing. */
export function holdLots(
  lots: readonly GrownLot[],
  { tasks, log, blocked }: BlockedSeed,
): readonly GrownLot[] {
  const isOfBlocked = (entry: TraysPlantedEntry) =>
    entry.seedLots?.some(({ txnId }) => blocked.has(txnId)) === true;
  if (blocked.size === 0 || !log.some(isOfBlocked)) return lots;
  const seedOf = seedOfBatches(log, tasks);
  return lots.map((lot) => {
    const codes = seedOf(lot).flatMap(({ txnId }) => blocked.get(txnId ?? '') ?? []);
    return codes.length === 0 ? lot : { ...lot, oz: 0, held: { oz: lot.oz, codes } };
  });
}
