import type { BufferSettings } from './buffer-settings.ts';

/** The buffer of one variety: percent on its ounces, and the most trays it may add. */
export interface HarvestBuffer {
  readonly percent: number;
  readonly maxExtraTrays: number;
}

/**
 * The buffer of each variety.
 *
 * A variety listed as delicate and as consistent counts as delicate, the safer side. Values that
 * make no sense count as 0 here, whatever is stored.
 */
export function harvestBuffers(settings: BufferSettings): (varietyId: string) => HarvestBuffer {
  const maxExtraTrays = Math.floor(usable(settings.maxExtraTrays));
  const general = { percent: usable(settings.generalBufferPercent), maxExtraTrays };
  const consistent = { percent: usable(settings.consistent.percent), maxExtraTrays };
  const delicate = { percent: usable(settings.delicate.percent), maxExtraTrays };
  const delicateIds = new Set(settings.delicate.varieties);
  const consistentIds = new Set(settings.consistent.varieties);
  return (varietyId) => {
    if (delicateIds.has(varietyId)) return delicate;
    return consistentIds.has(varietyId) ? consistent : general;
  };
}

function usable(value: number): number {
  return Number.isFinite(value) && value > 0 ? value : 0;
}
