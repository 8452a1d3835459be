import { DEFAULT_STACK_LIMIT } from '#domain/settings/germination-stack.ts';
import type { GermMode } from '#domain/catalog/varieties/variety.ts';
import type { TrayUsage } from '#domain/planning/tray-status.ts';

/**
 * The trays a planting takes: each one stands in a solid bottom, and a cover lies on top.
 *
 * Under weight a whole stack shares one cover; unweighted or covered trays need one each. Covers
 * and bottoms have no holes, so together they are the trays without holes.
 */
export function trayUsage(trays: number, germMode: GermMode, stackLimit: number): TrayUsage {
  const stack = stackLimit > 0 ? stackLimit : DEFAULT_STACK_LIMIT;
  const topCovers = germMode === 'WEIGHTED' ? Math.ceil(trays / stack) : trays;
  return { withHoles: trays, withoutHoles: topCovers + trays, topCovers, bottomSolids: trays };
}
