import { sumByKey, sumOf } from '#domain/records/lists.ts';
import type { SownTrays, Task, TraysPlantedEntry } from '#domain/planning/task.ts';
import { recordedPlantings, sownOf } from '#domain/planning/recorded-plantings.ts';

/** Trays of a batch sown from one seed lot; `null` = unknown lot. */
export interface BatchSeed {
  readonly txnId: string | null;
  readonly trays: number;
}

/** What of a batch tells its seed: its plantings with the trays that were planted, or the record it is made of. */
interface PlantedBatch {
  readonly id: string;
  readonly plantings: readonly {
    readonly task: Task;
    readonly trays: number;
    readonly isPlanted: boolean;
  }[];
}

/** Returns a lookup of the seed lots of any batch of a variety, in the order taken; trays of unknown seed last. */
export function seedOfBatches(
  log: readonly TraysPlantedEntry[],
  tasks: readonly Task[],
): (batch: PlantedBatch) => readonly BatchSeed[] {
  const recorded = recordedPlantings(log, tasks);
  return ({ id, plantings }) => {
    const planted = plantings.filter(({ isPlanted }) => isPlanted);
    const entry = plantings.length === 0 ? log.find((one) => one.id === id) : undefined;
    const sown = planted.flatMap(({ task }) => {
      const planting = recorded(task);
      return planting === null ? [] : sownOf(task, planting);
    });
    const lines = addedUp([...(entry?.seedLots ?? []), ...sown]);
    const trays = (entry?.trays ?? 0) + sumOf(planted.map((planting) => planting.trays));
    const unknown = trays - sumOf(lines.map((line) => line.trays));
    return unknown > 0 ? [...lines, { txnId: null, trays: unknown }] : lines;
  };
}

function addedUp(lines: readonly SownTrays[]): readonly SownTrays[] {
  const byLot = sumByKey(lines.map(({ txnId, trays }) => [txnId, trays]));
  return [...byLot].map(([txnId, trays]) => ({ txnId, trays }));
}
