import { usesFarmDefault } from '#domain/orders/weekend-rule.ts';
import type { OrderDraft } from '../order-draft.ts';

/** Says yes or no for this order; a no is stored only where the farm's default would say yes. */
export function chooseFriday(
  draft: OrderDraft,
  toFriday: boolean,
  farmDefault: boolean,
): OrderDraft {
  const shutOut = !toFriday && usesFarmDefault(draft, farmDefault);
  return {
    ...draft,
    harvestFridayIfWeekend: toFriday,
    weekendHarvestToFriday: shutOut ? false : null,
  };
}
