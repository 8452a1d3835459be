import type { Variety } from './variety.ts';

/** Default number of days after harvest in which a variety is delivered. */
export const DEFAULT_SHELF_LIFE_DAYS = 5;

/** The longest shelf life that can be set. */
export const MAX_SHELF_LIFE_DAYS = 30;

/** Days after harvest in which a variety can be delivered. */
export function shelfLifeDays(variety: Pick<Variety, 'shelfLifeDays'>): number {
  return variety.shelfLifeDays ?? DEFAULT_SHELF_LIFE_DAYS;
}
