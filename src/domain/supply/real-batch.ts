import type { CycleBatch } from '#domain/planning/batches.ts';
import type { SupplyLot } from './variety-supply.ts';

/** A batch with the trays that are left of it. */
export interface RealBatch extends CycleBatch {
  /** Only where other trays are there than were planned. */
  readonly plannedTrays?: number;
  /** Sown from a blocked seed lot: nothing of it may be sold. */
  readonly isHeld?: true;
}

/** A batch with real trays, without lost or missed ones. Planned numbers are kept next to them. */
export function realBatch(batch: CycleBatch, lot: SupplyLot | undefined): RealBatch {
  if (lot === undefined || (batch.status === 'Planned' && lot.state !== 'late')) return batch;
  const { lostTrays, countedTrays, plannedTrays } = lot;
  const trays = countedTrays - lostTrays;
  return {
    ...batch,
    trays,
    ...(trays === plannedTrays ? {} : { plannedTrays }),
    ...(lot.held && { isHeld: true as const }),
  };
}
