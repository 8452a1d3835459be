import type { RealBatch } from '#domain/supply/real-batch.ts';

/** The trays of a batch, with those planned where they differ: "3, 4 planned", "3 trays, 4 planned". */
export function batchTrays(
  { trays, plannedTrays }: RealBatch,
  format: (trays: number) => string,
): string {
  return plannedTrays === undefined ? format(trays) : `${format(trays)}, ${plannedTrays} planned`;
}
