import type { DayNumber } from '#domain/calendar/day-number.ts';
import { isRuleDay } from '#domain/orders/event-days.ts';
import type { DatedOrder } from '#domain/orders/event-days.ts';
import { deliveryClaims } from './delivery-claims.ts';
import type { DeliveryClaim, OunceChange } from './delivery-claims.ts';
import { harvestDay } from './harvest-day.ts';
import type { HarvestRule } from './harvest-day.ts';

/** A delivery about whose ounces something was agreed, with all it asks for. */
export interface AgreedDelivery {
  readonly eventDay: DayNumber;
  readonly deliveryDay: DayNumber;
  readonly claims: readonly DeliveryClaim[];
}

/** Everything that an order's deliveries follow from. */
export interface AgreedOrder {
  readonly order: DatedOrder;
  readonly rule: HarvestRule;
  /** Ounces of each delivery by variety. */
  readonly wanted: ReadonlyMap<string, number>;
  /** By the day that the order's rule gives. */
  readonly changes: ReadonlyMap<DayNumber, readonly OunceChange[]>;
}

/**
 * The deliveries of an order about whose ounces something was agreed.
 *
 * They are few and may take from a harvest far from their own day, so they are found from what was
 * agreed and not from a window of days. A day on which the order does not fall due is left out.
 */
export function agreedDeliveries(
  { order, rule, wanted, changes }: AgreedOrder,
  isKnown: (varietyId: string) => boolean,
): AgreedDelivery[] {
  return [...changes]
    .filter(([eventDay]) => isRuleDay(order, eventDay))
    .map(([eventDay, ounceChanges]) => {
      const deliveryDay = order.movedDays?.get(eventDay) ?? eventDay;
      const delivery = { wanted, harvestDay: harvestDay(deliveryDay, rule) };
      return { eventDay, deliveryDay, claims: deliveryClaims(delivery, ounceChanges, isKnown) };
    });
}
