import { customerKey } from '#domain/customers/customer-key.ts';
import type { Order } from '#domain/orders/order.ts';

/** Whom an order is for, as reports group orders. */
export interface OrderCustomer {
  /** The same for the same customer, whatever the capitals and blanks around the name and inside of it. */
  readonly key: string;
  readonly name: string;
}

/** The customer of an order; without one the order's own name, and without that `Unassigned`. */
export function customerOf({ customer, name }: Pick<Order, 'customer' | 'name'>): OrderCustomer {
  const shown = customer.trim() || name.trim() || 'Unassigned';
  return { key: customerKey(shown), name: shown };
}
