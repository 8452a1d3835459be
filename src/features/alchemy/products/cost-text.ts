import type { RecipeCost } from '#domain/alchemy/products/recipe-cost.ts';
import { formatDollars } from '#ui/format.ts';

/** The cost of goods of one unit with four decimals; a dash while a batch gives nothing. */
export function cogLabel({ perUnit }: Pick<RecipeCost, 'perUnit'>): string {
  return perUnit === null ? '—' : formatDollars(perUnit, 4);
}
