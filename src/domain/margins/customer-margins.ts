import { customerOf } from '#domain/costing/customer-of.ts';
import { sumMargins, type EventMargin, type MarginSum } from './event-margins.ts';

/** Margins per customer, by customer key, see `customerOf`. */
export function customerMargins(margins: readonly EventMargin[]): ReadonlyMap<string, MarginSum> {
  const byCustomer = new Map<string, EventMargin[]>();
  for (const row of margins) {
    const { key } = customerOf(row.orderCost.event.order);
    const rows = byCustomer.get(key);
    if (rows === undefined) byCustomer.set(key, [row]);
    else rows.push(row);
  }
  return new Map([...byCustomer].map(([key, rows]) => [key, sumMargins(rows)]));
}
