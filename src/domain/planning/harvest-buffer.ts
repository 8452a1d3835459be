import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { countedExtraTrays, countedPercent } from './buffer-settings.ts';
import type { BufferSettings } from './buffer-settings.ts';

/** The buffer of one variety: percent on its ounces, and the most trays it may add. */
export interface HarvestBuffer {
  readonly percent: number;
  readonly maxExtraTrays: number;
}

/**
 * The buffer of each variety: its own, or that of its list, or the general one.
 *
 * A variety listed as delicate and as consistent counts as delicate, the safer side.
 */
export function harvestBuffers(
  settings: BufferSettings,
  varieties: readonly Pick<Variety, 'id' | 'bufferPercent'>[],
): (varietyId: string) => HarvestBuffer {
  const maxExtraTrays = countedExtraTrays(settings.maxExtraTrays);
  const general = { percent: countedPercent(settings.generalBufferPercent), maxExtraTrays };
  const consistent = { percent: countedPercent(settings.consistent.percent), maxExtraTrays };
  const delicate = { percent: countedPercent(settings.delicate.percent), maxExtraTrays };
  const delicateIds = new Set(settings.delicate.varieties);
  const consistentIds = new Set(settings.consistent.varieties);
  const own = new Map(
    varieties.flatMap(({ id, bufferPercent }) =>
      bufferPercent === undefined ? [] : [[id, { percent: bufferPercent, maxExtraTrays }]],
    ),
  );
  return (varietyId) => {
    const ownBuffer = own.get(varietyId);
    if (ownBuffer !== undefined) return ownBuffer;
    if (delicateIds.has(varietyId)) return delicate;
    return consistentIds.has(varietyId) ? consistent : general;
  };
}

/** Whether two buffers say the same. */
export function sameBuffer(a: HarvestBuffer, b: HarvestBuffer): boolean {
  return a.percent === b.percent && a.maxExtraTrays === b.maxExtraTrays;
}
