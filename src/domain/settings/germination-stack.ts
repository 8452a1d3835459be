import type { GermMode } from '#domain/catalog/varieties/variety.ts';

const RADISH_STACK = 4;
/** Default height of a weighted stack. */
export const DEFAULT_STACK_LIMIT = 4;

/**
 * Trays per germination slot.
 *
 * Weighted trays stack up to the farm's limit; unweighted or covered ones need a slot each. Radish always
 * stacks four high.
 *
 * @param names - The variety's names. One that contains "radish" in any case makes it a radish.
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
