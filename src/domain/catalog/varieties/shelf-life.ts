import type { Variety } from './variety.ts';

/** Days after the cut on which a variety is still delivered, when the grower has not said. */
export const DEFAULT_SHELF_LIFE_DAYS = 5;

/** The longest shelf life that can be set. */
export const MAX_SHELF_LIFE_DAYS = 30;

/** Days after the cut on which a variety may still be delivered. */
export function shelfLifeDays(variety: Pick<Variety, 'shelfLifeDays'>): number {
  return variety.shelfLifeDays ?? DEFAULT_SHELF_LIFE_DAYS;
}
