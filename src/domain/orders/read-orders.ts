import { UNKNOWN_INSTANT } from '#domain/calendar/unknown-instant.ts';
import type { DeliveryChange } from './delivery-change.ts';
import type { DatedOrder } from './event-days.ts';
import { usualInterval } from './frequencies.ts';
import { movedDaysByOrder } from './moved-days.ts';
import type { Order, OrderItem, RecurringOrder, SingleOrder, SlimItem } from './order.ts';

/** The three lists of orders of a farm. */
export interface OrderLists {
  readonly orders: readonly Order[];
  readonly recurring: readonly RecurringOrder[];
  readonly single: readonly SingleOrder[];
  readonly deliveryChanges?: readonly DeliveryChange[] | undefined;
}

/**
 * All orders of a farm in one shape, each with its deliveries that were put on another day.
 *
 * An id in `orders` hides the same id in the two other lists, so that nothing is grown twice.
 */
export function readOrders(lists: OrderLists): DatedOrder[] {
  const orders = listOrders(lists);
  const moved = movedDaysByOrder(lists.deliveryChanges ?? []);
  if (moved.size === 0) return orders;
  return orders.map((order) => {
    const movedDays = moved.get(order.id);
    return movedDays === undefined ? order : { ...order, movedDays };
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
    items: order.items.map(readSlimItem),
  };
}

function readSingle(order: SingleOrder): Order {
  return {
    ...order,
    kind: 'ONCE',
    harvestFridayIfWeekend: false,
    createdAt: UNKNOWN_INSTANT,
    items: order.items.map(readSlimItem),
  };
}

/** A slim line sells packages of the product's own size. */
function readSlimItem(item: SlimItem, index: number): OrderItem {
  return { id: `li_${index + 1}`, mode: 'PACKAGE', productId: item.productId, count: item.count };
}
