import { isLoadAhead, type DryLoad } from '#domain/drying/dry-load.ts';
import { mapRecords, filterRecords } from '#domain/records/change-records.ts';
import { withList, type FarmDocument } from '../../document/farm-document.ts';

/**
 * Restores the invariants of loads after a merge: a load without lines is deleted, and a load whose lines are
 * all weighed is done.
 */
export function settleDryLoads(farm: FarmDocument): FarmDocument {
  if (farm.dryLoads === undefined) return farm;
  const filled = filterRecords(farm.dryLoads, ({ lines }) => lines.length > 0);
  return withList(farm, 'dryLoads', mapRecords(filled, doneOnceWeighed));
}

function doneOnceWeighed(load: DryLoad): DryLoad {
  const isWeighed = load.lines.every(({ dryG }) => dryG !== null);
  return isWeighed && isLoadAhead(load) ? { ...load, status: 'DONE' } : load;
}
