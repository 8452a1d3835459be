import { DEFAULT_STACK_LIMIT } from '#domain/settings/germination-stack.ts';
import type { GermMode } from '#domain/catalog/varieties/variety.ts';
import type { TrayUsage } from '#domain/planning/tray-status.ts';

/**
 * Trays a planting uses: each one sits in a solid tray, under a cover.
 *
 * Weighted stacks share one cover; unweighted or covered trays need one each. Covers and bottoms are solid
 * trays.
 */
export function trayUsage(trays: number, germMode: GermMode, stackLimit: number): TrayUsage {
  const stack = stackLimit > 0 ? stackLimit : DEFAULT_STACK_LIMIT;
  const topCovers = germMode === 'WEIGHTED' ? Math.ceil(trays / stack) : trays;
  return { withHoles: trays, withoutHoles: topCovers + trays, topCovers, bottomSolids: trays };
}
