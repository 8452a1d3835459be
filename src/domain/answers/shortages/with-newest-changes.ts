import type { DeliveryChange, NewDeliveryChange } from '#domain/orders/delivery-change.ts';
import { AFTER_ALL } from '../availability/availability-question.ts';

/** Returns a farm with trial delivery changes that count as its newest ones. */
export function withNewestChanges<
  Farm extends { readonly deliveryChanges?: readonly DeliveryChange[] | undefined },
>(farm: Farm, changes: readonly NewDeliveryChange[]): Farm {
  const newest = changes.map((change, index): DeliveryChange => {
    return { ...change, id: `dch_new_${index}`, atISO: AFTER_ALL, note: '' };
  });
  return { ...farm, deliveryChanges: [...(farm.deliveryChanges ?? []), ...newest] };
}
