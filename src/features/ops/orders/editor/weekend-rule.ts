import type { OrderDraft } from './order-draft.ts';

type WeekendFields = Pick<
  OrderDraft,
  'orderCategory' | 'harvestFridayIfWeekend' | 'weekendHarvestToFriday'
>;

/**
 * Whether a weekend harvest of this order moves to Friday.
 *
 * @param farmDefault - The planner switch of the settings; it counts for farmers markets only.
 */
export function movesToFriday(draft: WeekendFields, farmDefault: boolean): boolean {
  if (draft.harvestFridayIfWeekend || draft.weekendHarvestToFriday === true) return true;
  return followsFarm(draft, farmDefault) && draft.weekendHarvestToFriday === null;
}

/** Whether the order would move by the farm's default alone. */
export function followsFarm(draft: WeekendFields, farmDefault: boolean): boolean {
  return farmDefault && draft.orderCategory === 'FARMERS_MARKET';
}

/** Says yes or no for this order; a no is stored only where the farm's default would say yes. */
export function chooseFriday(
  draft: OrderDraft,
  toFriday: boolean,
  farmDefault: boolean,
): OrderDraft {
  const shutOut = !toFriday && followsFarm(draft, farmDefault);
  return {
    ...draft,
    harvestFridayIfWeekend: toFriday,
    weekendHarvestToFriday: shutOut ? false : null,
  };
}
