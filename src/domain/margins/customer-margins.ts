import { groupBy } from '#domain/records/lists.ts';
import { customerOf } from '#domain/customers/customer.ts';
import { sumMargins, type EventMargin, type MarginSum } from './event-margins.ts';

/** Margins per customer, by customer key, see `customerOf`. */
export function customerMargins(margins: readonly EventMargin[]): ReadonlyMap<string, MarginSum> {
  const byCustomer = groupBy(margins, ({ orderCost }) => customerOf(orderCost.event.order).key);
  return new Map([...byCustomer].map(([key, rows]) => [key, sumMargins(rows)]));
}
