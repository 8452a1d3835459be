import type { CycleBatch } from '#domain/planning/batches.ts';
import type { SupplyLot } from './supply-lot.ts';

/** A batch with the trays that are left of it. */
export interface RealBatch extends CycleBatch {
  /** Only where other trays are there than were planned. */
  readonly plannedTrays?: number;
}

/** A batch as the grow room has it: trays that were lost or missed are gone, and what was planned stands beside the rest. */
export function realBatch(batch: CycleBatch, lot: SupplyLot | undefined): RealBatch {
  if (lot === undefined || (batch.status === 'Planned' && lot.state !== 'late')) return batch;
  const { lostTrays, countedTrays, plannedTrays } = lot;
  const trays = countedTrays - lostTrays;
  return {
    ...batch,
    trays,
    ...(trays === plannedTrays ? {} : { plannedTrays }),
  };
}
