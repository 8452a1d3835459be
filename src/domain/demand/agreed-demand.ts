import type { DayNumber } from '#domain/calendar/day-number.ts';
import { eventOfRuleDay } from '#domain/orders/event-days.ts';
import type { DatedOrder } from '#domain/orders/event-days.ts';
import type { OrderItem } from '#domain/orders/order.ts';
import { deliveryClaims } from './delivery-claims.ts';
import type { DeliveryClaim, OunceChange } from './delivery-claims.ts';
import { harvestDay } from './harvest-day.ts';
import type { HarvestRule } from './harvest-day.ts';

/** A delivery about whose ounces something was agreed, with all it asks for. */
export interface AgreedDelivery {
  readonly eventDay: DayNumber;
  readonly deliveryDay: DayNumber;
  readonly items: readonly OrderItem[];
  readonly claims: readonly DeliveryClaim[];
}

/** Everything that an order's deliveries follow from. */
export interface AgreedOrder {
  readonly order: DatedOrder;
  readonly rule: HarvestRule;
  /** Ounces by variety of a delivery that has these lines. */
  readonly wantedOf: (items: readonly OrderItem[]) => ReadonlyMap<string, number>;
  /** By the day that the order's rule gives. */
  readonly changes: ReadonlyMap<DayNumber, readonly OunceChange[]>;
}

/**
 * The deliveries of an order about whose ounces something was agreed.
 *
 * They are few and may take from a harvest far from their own day, so they are found from what was
 * agreed and not from a window of days. A day on which nothing is delivered is left out.
 */
export function agreedDeliveries(
  { order, rule, wantedOf, changes }: AgreedOrder,
  isKnown: (varietyId: string) => boolean,
): AgreedDelivery[] {
  return [...changes].flatMap(([day, ounceChanges]) => {
    const event = eventOfRuleDay(order, day);
    if (event === null) return [];
    const { eventDay, deliveryDay, items } = event;
    const delivery = { wanted: wantedOf(items), harvestDay: harvestDay(deliveryDay, rule) };
    const claims = deliveryClaims(delivery, ounceChanges, isKnown);
    return [{ eventDay, deliveryDay, items, claims }];
  });
}
