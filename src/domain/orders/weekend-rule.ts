import type { OrderCategory } from './order.ts';

/** Weekend setting of an order. The farm's setting is the default. */
interface WeekendChoice {
  readonly orderCategory: OrderCategory;
  readonly harvestFridayIfWeekend: boolean;
  readonly weekendHarvestToFriday?: boolean | null;
}

/**
 * Whether a weekend harvest moves to Friday: if the order says so, or the farm’s default for farmers markets
 * does and the order doesn’t refuse.
 */
export function movesToFriday(choice: WeekendChoice, farmDefault: boolean): boolean {
  if (choice.harvestFridayIfWeekend || choice.weekendHarvestToFriday === true) return true;
  return usesFarmDefault(choice, farmDefault) && choice.weekendHarvestToFriday !== false;
}

/** Returns whether the harvests of an order would move by the farm's default alone. */
export function usesFarmDefault(
  { orderCategory }: Pick<WeekendChoice, 'orderCategory'>,
  farmDefault: boolean,
): boolean {
  return farmDefault && orderCategory === 'FARMERS_MARKET';
}
