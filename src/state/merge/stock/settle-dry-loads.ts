import { isLoadAhead, type DryLoad } from '#domain/drying/dry-load.ts';
import { mapRecords, filterRecords } from '#domain/records/change-records.ts';
import { withList } from '../../records/with-list.ts';
import type { FarmDocument } from '../../document/farm-document.ts';

/**
 * What must hold of every load of the dryers, and may not after lines of two sides came together: a
 * load that each side took other lines from has none left and goes, and one whose lines were weighed
 * here and there is done.
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
