import type { Variety } from '#domain/catalog/varieties/variety.ts';
import {
  countedExtraTrays,
  clampBufferPercent,
  countedSliver,
  type BufferSettings,
} from '#domain/settings/settings.ts';

/** The buffer of one variety: percent on its ounces, and the most trays it may add. */
export interface HarvestBuffer {
  readonly percent: number;
  readonly maxExtraTrays: number;
  /** Its last tray is left out where a smaller share of it is needed. */
  readonly sliver?: number;
}

/**
 * Buffer of each variety: its own, else its list's, else the general one. Of trays sold alive only its own: a
 * tenth of a tray is a whole tray.
 *
 * A variety listed as both delicate and consistent counts as delicate.
 */
export function harvestBuffers(
  settings: BufferSettings,
  varieties: readonly Pick<Variety, 'id' | 'bufferPercent' | 'live'>[],
): (varietyId: string) => HarvestBuffer {
  const sliver = countedSliver(settings.sliver);
  const most = {
    maxExtraTrays: countedExtraTrays(settings.maxExtraTrays),
    ...(sliver !== undefined && { sliver }),
  };
  const general = { percent: clampBufferPercent(settings.generalBufferPercent), ...most };
  const consistent = { percent: clampBufferPercent(settings.consistent.percent), ...most };
  const delicate = { percent: clampBufferPercent(settings.delicate.percent), ...most };
  const delicateIds = new Set(settings.delicate.varieties);
  const consistentIds = new Set(settings.consistent.varieties);
  const own = new Map(
    varieties.flatMap(({ id, live, bufferPercent = live === true ? 0 : undefined }) =>
      bufferPercent === undefined ? [] : [[id, { percent: bufferPercent, ...most }]],
    ),
  );
  return (varietyId) => {
    const ownBuffer = own.get(varietyId);
    if (ownBuffer !== undefined) return ownBuffer;
    if (delicateIds.has(varietyId)) return delicate;
    return consistentIds.has(varietyId) ? consistent : general;
  };
}

export function sameBuffer(a: HarvestBuffer, b: HarvestBuffer): boolean {
  return a.percent === b.percent && a.maxExtraTrays === b.maxExtraTrays && a.sliver === b.sliver;
}
