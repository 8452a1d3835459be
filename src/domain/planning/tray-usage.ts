import { STANDARD_SIZE, STANDARD_SIZE_ID } from '#domain/catalog/tray-size.ts';
import type { TraySizes } from '#domain/catalog/tray-size.ts';
import { DEFAULT_STACK_LIMIT } from '#domain/settings/germination-stack.ts';
import type { GermMode } from '#domain/catalog/varieties/variety.ts';
import type { TrayUsage } from '#domain/planning/tray-status.ts';

/** What the trays of a planting depend on, besides the planting. */
export interface TrayRules extends TraySizes {
  readonly stackLimit: number;
}

export const NO_TRAYS: TrayUsage = { withHoles: 0, withoutHoles: 0, topCovers: 0, bottomSolids: 0 };

/**
 * Trays a planting uses: each one sits in a solid tray, under a cover.
 *
 * Weighted stacks share one cover; unweighted or covered trays need one each. Covers and bottoms are solid
 * trays. Only 1020s are trays with and without holes.
 */
export function trayUsage(
  trays: number,
  germMode: GermMode,
  stackLimit: number,
  size: { readonly id: string } = STANDARD_SIZE,
): TrayUsage {
  if (size.id !== STANDARD_SIZE_ID) return NO_TRAYS;
  const stack = stackLimit > 0 ? stackLimit : DEFAULT_STACK_LIMIT;
  const topCovers = germMode === 'WEIGHTED' ? Math.ceil(trays / stack) : trays;
  return { withHoles: trays, withoutHoles: topCovers + trays, topCovers, bottomSolids: trays };
}
