import type { SliceName } from '../document/farm-document.ts';
import { FARM_SCHEMA } from '../schema/farm-schema.ts';

/** Names of all slices that a backup may carry, in the order of the document. */
// The schema describes the slices, and the stamps of the document beside them.
export const SLICE_NAMES = Object.keys(FARM_SCHEMA.of).filter(
  (name) => name !== 'meta',
) as readonly SliceName[];

export function holdsRecords(slice: SliceName): boolean {
  return FARM_SCHEMA.of[slice]?.kind === 'records';
}
