import type { CycleBatch } from '#domain/planning/batches.ts';

/** Which batches are shown. Those in process are planned or in the ground. */
export type BatchFilter = 'in-process' | 'harvested' | 'all';

export const BATCH_FILTERS = [
  { value: 'in-process', label: 'In process' },
  { value: 'harvested', label: 'Harvested' },
  { value: 'all', label: 'All' },
] as const satisfies readonly { value: BatchFilter; label: string }[];

/** The filter that an address asks for. */
export function readBatchFilter(text: string | null): BatchFilter {
  return BATCH_FILTERS.find(({ value }) => value === text)?.value ?? 'in-process';
}

/** The batches that a filter lets through, in their order. */
export function filterBatches<Batch extends Pick<CycleBatch, 'status'>>(
  batches: readonly Batch[],
  filter: BatchFilter,
): readonly Batch[] {
  if (filter === 'all') return batches;
  return batches.filter(({ status }) => (status === 'Harvested') === (filter === 'harvested'));
}
