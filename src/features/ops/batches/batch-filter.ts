import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { CycleBatch } from '#domain/planning/batches.ts';
import { supplyWindow } from '#domain/supply/variety-supply.ts';

/**
 * Which batches are shown. Those in process are planned or in the ground; what should have been cut so long
 * ago that supply does not count it any more is not, ticked or not.
 */
export type BatchFilter = 'in-process' | 'harvested' | 'all';

export function readBatchFilter(text: string | null): BatchFilter {
  return text === 'harvested' || text === 'all' ? text : 'in-process';
}

export function filterBatches<Batch extends Pick<CycleBatch, 'status' | 'harvestISO'>>(
  batches: readonly Batch[],
  filter: BatchFilter,
  today: IsoDate,
): readonly Batch[] {
  if (filter === 'all') return batches;
  if (filter === 'harvested') return batches.filter(({ status }) => status === 'Harvested');
  const { from } = supplyWindow(today);
  return batches.filter(({ status, harvestISO }) => status !== 'Harvested' && harvestISO >= from);
}
