import { UNKNOWN_INSTANT } from '#domain/calendar/unknown-instant.ts';
import { changedDeliveriesByOrder } from './changed-deliveries.ts';
import type { DeliveryChange } from './delivery-change.ts';
import type { DatedOrder } from './event-days.ts';
import { usualInterval } from './frequencies.ts';
import type { Order, OrderItem, RecurringOrder, SingleOrder, SlimItem } from './order.ts';

/** The three lists of orders of a farm. */
export interface OrderLists {
  readonly orders: readonly Order[];
  readonly recurring: readonly RecurringOrder[];
  readonly single: readonly SingleOrder[];
  readonly deliveryChanges?: readonly DeliveryChange[] | undefined;
}

/**
 * All orders of a farm in one shape, each with its deliveries of which the grower has said something.
 *
 * An id in `orders` hides the same id in the two other lists, so that nothing is grown twice.
 */
export function readOrders(lists: OrderLists): DatedOrder[] {
  const orders = listOrders(lists);
  const changed = changedDeliveriesByOrder(lists.deliveryChanges ?? []);
  if (changed.size === 0) return orders;
  return orders.map((order) => {
    const deliveries = changed.get(order.id);
    return deliveries === undefined ? order : { ...order, deliveries };
  });
}

function listOrders({ orders, recurring, single }: OrderLists): Order[] {
  if (recurring.length === 0 && single.length === 0) return [...orders];
  const taken = new Set(orders.map((order) => order.id));
  return [
    ...orders,
    ...recurring.filter((order) => !taken.has(order.id)).map(readRecurring),
    ...single.filter((order) => !taken.has(order.id)).map(readSingle),
  ];
}

function readRecurring(order: RecurringOrder): Order {
  return {
    ...order,
    kind: 'RECURRING',
    interval: order.interval ?? usualInterval(order.frequency),
    harvestFridayIfWeekend: false,
    createdAt: UNKNOWN_INSTANT,
    items: readSlimItems(order.items),
  };
}

function readSingle(order: SingleOrder): Order {
  return {
    ...order,
    kind: 'ONCE',
    harvestFridayIfWeekend: false,
    createdAt: UNKNOWN_INSTANT,
    items: readSlimItems(order.items),
  };
}

/** A slim line sells packages of the product's own size, and is known by the product: `prod_pea`, a second one `prod_pea-2`. */
export function readSlimItems(items: readonly SlimItem[]): OrderItem[] {
  const claim = claimIds();
  return items.map(({ productId, count, unitPrice }) => ({
    id: claim(productId),
    mode: 'PACKAGE',
    productId,
    count,
    ...(unitPrice !== undefined && { unitPrice }),
  }));
}

function claimIds(): (wanted: string) => string {
  const times = new Map<string, number>();
  return (wanted) => {
    const time = (times.get(wanted) ?? 0) + 1;
    times.set(wanted, time);
    return time === 1 ? wanted : `${wanted}-${time}`;
  };
}
