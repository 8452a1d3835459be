import { customerKey } from '#domain/customers/customer.ts';
import type { DatedOrder } from '#domain/orders/event-days.ts';

/** Whom an order is for, as reports group orders. */
interface OrderCustomer {
  /** The same for the same customer, whatever the capitals and blanks around the name and inside of it. */
  readonly key: string;
  readonly name: string;
}

/**
 * Customer of an order, or else the order's own name, or else `Unassigned`. A delivered order keeps the name it
 * had then.
 */
export function customerOf({
  customer,
  name,
  sent,
}: Pick<DatedOrder, 'customer' | 'name' | 'sent'>): OrderCustomer {
  const shown = customer.trim() || (sent?.to ?? name).trim() || 'Unassigned';
  return { key: customerKey(shown), name: shown };
}
