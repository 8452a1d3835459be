import type { Order, RecurringOrder, SingleOrder } from './order.ts';
import type { OrderLists } from './read-orders.ts';

/** An order with the list it is stored in, so changes go back there. */
export type StoredOrder =
  | { readonly list: 'orders'; readonly record: Order }
  | { readonly list: 'recurring'; readonly record: RecurringOrder }
  | { readonly list: 'single'; readonly record: SingleOrder };

/** Finds an order again where it is stored; null when it is gone. */
export function findStoredOrder(
  farm: OrderLists,
  list: StoredOrder['list'],
  id: string,
): StoredOrder | null {
  if (list === 'recurring') {
    const record = farm.recurring.find((each) => each.id === id);
    return record ? { list, record } : null;
  }
  if (list === 'single') {
    const record = farm.single.find((each) => each.id === id);
    return record ? { list, record } : null;
  }
  const record = farm.orders.find((each) => each.id === id);
  return record ? { list, record } : null;
}
