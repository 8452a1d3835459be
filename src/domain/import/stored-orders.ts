import { usualInterval } from '#domain/orders/frequencies.ts';
import type {
  Order,
  RecurringOrder,
  RepeatOrder,
  SingleOrder,
  SlimItem,
} from '#domain/orders/order.ts';
import { currentOrders, readSlimItems, type OrderLists } from '#domain/orders/read-orders.ts';
import type { StoredOrder } from '#domain/orders/stored-order.ts';
import { ImportProblem } from './import-field.ts';

/** An order in the common shape, with its list and its record there. */
export type ListedOrder = StoredOrder & { readonly order: Order };

/** Changed and new orders by the list they go to. */
export interface OrderRecords {
  readonly orders: readonly Order[];
  readonly recurring: readonly RecurringOrder[];
  readonly single: readonly SingleOrder[];
}

/** The orders of all lists; one that another hides by its id is left out. */
export function storedOrders({ orders, recurring, single }: OrderLists): readonly ListedOrder[] {
  const taken = new Set(orders.map(({ id }) => id));
  const standing = currentOrders({ orders: [], recurring, single: [] });
  const once = currentOrders({ orders: [], recurring: [], single });
  return [
    ...orders.map((order): ListedOrder => ({ list: 'orders', order, record: order })),
    ...recurring.flatMap((record, index): ListedOrder[] => {
      const order = standing[index];
      return order === undefined || taken.has(record.id)
        ? []
        : [{ list: 'recurring', order, record }];
    }),
    ...single.flatMap((record, index): ListedOrder[] => {
      const order = once[index];
      return order === undefined || taken.has(record.id) ? [] : [{ list: 'single', order, record }];
    }),
  ];
}

/**
 * Converts a changed order to its own list.
 *
 * @throws ImportProblem if the list can't hold it: recurring and one-time orders keep their kind and sell
 *   packages in the products' own size.
 */
export function storeOrder(stored: ListedOrder | null, order: Order): OrderRecords {
  const none: OrderRecords = { orders: [], recurring: [], single: [] };
  if (stored === null || stored.list === 'orders') return { ...none, orders: [order] };
  if (stored.list === 'recurring') {
    if (order.kind !== 'RECURRING') throw keepsKind('recurring', order.name);
    return { ...none, recurring: [recurringOf(stored.record, order)] };
  }
  if (order.kind !== 'ONCE') throw keepsKind('one-time', order.name);
  const { name, customer, orderCategory, date } = order;
  const items = slimItems(stored.record.items, order);
  return { ...none, single: [{ ...stored.record, name, customer, orderCategory, date, items }] };
}

function recurringOf(record: RecurringOrder, order: RepeatOrder): RecurringOrder {
  const { weekOfMonth: _weekOfMonth, endDate: _endDate, ...rest } = record;
  const { name, customer, orderCategory, startDate, frequency, weekday, endDate } = order;
  const interval =
    record.interval === undefined && order.interval === usualInterval(frequency)
      ? {}
      : { interval: order.interval };
  const nth = order.weekOfMonth === undefined ? {} : { weekOfMonth: order.weekOfMonth };
  const items = slimItems(record.items, order);
  const changed = { name, customer, orderCategory, startDate, frequency, weekday, items };
  return { ...rest, ...changed, ...interval, ...nth, ...(endDate !== undefined && { endDate }) };
}

function slimItems(before: readonly SlimItem[], { items, name }: Order): readonly SlimItem[] {
  const places = new Map(readSlimItems(before).map(({ id }, place) => [id, place]));
  return items.map((item) => {
    if (item.mode === 'BULK' || item.productId === undefined || item.packageOz !== undefined) {
      throw new ImportProblem(
        `“${name}” uses each product’s own package size. Leave Variety, Package (oz) and Weight empty.`,
      );
    }
    const known = before[places.get(item.id) ?? -1];
    return { ...known, productId: item.productId, count: item.count };
  });
}

function keepsKind(list: string, name: string): ImportProblem {
  return new ImportProblem(`“${name}” is a ${list} order. Its Kind can’t change.`);
}
