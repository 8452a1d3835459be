import { type DayNumber, type IsoDate, dayNumber } from '#domain/calendar/iso-date.ts';
import type { Delivery } from '#domain/orders/delivery.ts';
import { goneOrder, itemOfSent, sentOf, versionOn } from '#domain/orders/sold-orders.ts';
import { eventOfRuleDay, type DatedOrder } from '#domain/orders/event-days.ts';
import {
  soldThingOf,
  itemQuantity,
  withQuantity,
  type Assortment,
} from '#domain/orders/item-ounces.ts';
import type { OrderItem } from '#domain/orders/order.ts';
import { groupBy } from '../records/lists.ts';

export interface LeftDelivery {
  /** The version of its order on that day. A stand-in when the order is gone. */
  readonly order: DatedOrder;
  readonly eventDay: DayNumber;
  readonly deliveryDay: DayNumber;
  /** Packed items, less returns fit to sell. */
  readonly items: readonly OrderItem[];
  /** The items for which the grower recorded an amount. */
  readonly recorded: readonly OrderItem[];
}

/**
 * Finds the deliveries that went out up to today, by order id and then by the day of the order's rule.
 *
 * They stay gone even if the order is edited, skipped or deleted later.
 */
export function leftDeliveries(
  deliveries: readonly Delivery[],
  orders: readonly DatedOrder[],
  things: Assortment,
  days: { readonly from: IsoDate; readonly today: IsoDate },
): ReadonlyMap<string, ReadonlyMap<DayNumber, LeftDelivery>> {
  const delivered = deliveries.filter(
    (one) => one.status === 'DELIVERED' && (sentOf(one)?.dayISO ?? days.from) >= days.from,
  );
  const left = new Map<string, ReadonlyMap<DayNumber, LeftDelivery>>();
  if (delivered.length === 0) return left;
  const byOrder = groupBy(delivered, ({ orderId }) => orderId);
  const versions = groupBy(
    orders.filter(({ id }) => byOrder.has(id)),
    ({ id }) => id,
  );
  for (const [id, own] of byOrder) {
    const found = own.flatMap((delivery) => leftDelivery(delivery, versions.get(id) ?? [], things));
    const past = found.filter(({ deliveryDay }) => deliveryDay <= dayNumber(days.today));
    if (past.length > 0) left.set(id, new Map(past.map((one) => [one.eventDay, one])));
  }
  return left;
}

function leftDelivery(
  delivery: Delivery,
  versions: readonly DatedOrder[],
  things: Assortment,
): readonly LeftDelivery[] {
  const eventDay = dayNumber(delivery.dateISO);
  const sent = sentOf(delivery);
  if (sent !== undefined) {
    const deliveryDay = dayNumber(sent.dayISO);
    const order = versionOn(versions, deliveryDay) ?? goneOrder({ delivery, sent });
    const items = sent.lines.map(itemOfSent);
    return [{ order, eventDay, deliveryDay, ...wentOut(delivery, items, things) }];
  }
  return versions.flatMap((order) => {
    const event = eventOfRuleDay(order, eventDay);
    return event === null ? [] : [{ ...event, order, ...wentOut(delivery, event.items, things) }];
  });
}

function wentOut(
  { lines }: Delivery,
  items: readonly OrderItem[],
  things: Assortment,
): Pick<LeftDelivery, 'items' | 'recorded'> {
  const records = new Map(lines.map((line) => [line.itemId, line]));
  const ids = new Set(items.map(({ id }) => id));
  const added = lines.flatMap(({ itemId, extra }) =>
    extra === undefined || ids.has(itemId) ? [] : [{ ...extra, id: itemId }],
  );
  const all = [...items, ...added].map((item) => {
    const record = records.get(item.id);
    const isMix = soldThingOf(item, things).product?.type === 'mix';
    const back = isMix ? 0 : (record?.back ?? 0);
    const quantity = Math.max(0, (record?.packed ?? itemQuantity(item)) - back);
    return withQuantity(item, quantity);
  });
  return { items: all, recorded: all.filter(({ id }) => records.has(id)) };
}
