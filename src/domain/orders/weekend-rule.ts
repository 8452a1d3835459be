import type { OrderCategory } from './order.ts';

/** What an order says of harvests that fall on a weekend; what it leaves open, the farm decides. */
export interface WeekendChoice {
  readonly orderCategory: OrderCategory;
  readonly harvestFridayIfWeekend: boolean;
  readonly weekendHarvestToFriday?: boolean | null;
}

/**
 * Whether a weekend harvest of an order moves to Friday: when the order says so, or when the farm's
 * default does and the order does not refuse.
 *
 * @param farmDefault - The switch of the settings; it counts for farmers markets only.
 */
export function movesToFriday(choice: WeekendChoice, farmDefault: boolean): boolean {
  if (choice.harvestFridayIfWeekend || choice.weekendHarvestToFriday === true) return true;
  return usesFarmDefault(choice, farmDefault) && choice.weekendHarvestToFriday !== false;
}

/** Whether the harvests of an order would move by the farm's default alone. */
export function usesFarmDefault(
  { orderCategory }: Pick<WeekendChoice, 'orderCategory'>,
  farmDefault: boolean,
): boolean {
  return farmDefault && orderCategory === 'FARMERS_MARKET';
}
