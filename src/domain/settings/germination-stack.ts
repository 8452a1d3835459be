import type { GermMode } from '#domain/catalog/varieties/variety.ts';

const RADISH_STACK = 4;
/** How high trays are stacked under weight, when the grower has not said. */
export const DEFAULT_STACK_LIMIT = 4;

/**
 * How many trays of a variety stand on one germination slot.
 *
 * Under weight they are stacked up to the farm's limit; unweighted or covered ones need a slot each.
 * A radish always stands four high, whatever its mode and the limit.
 *
 * @param names - What the variety is called; one that contains "radish" in any case makes it one.
 */
export function germinationStack(
  names: readonly string[],
  germMode: GermMode,
  stackLimit: number,
): number {
  if (names.some((name) => name.toLowerCase().includes('radish'))) return RADISH_STACK;
  if (germMode !== 'WEIGHTED') return 1;
  return stackLimit > 0 ? stackLimit : DEFAULT_STACK_LIMIT;
}
