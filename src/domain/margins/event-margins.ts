import type { IsoDate, ReportRange } from '#domain/calendar/iso-date.ts';
import { totalOf } from '#domain/costing/cost-parts.ts';
import { costEvents, type OrderCostInputs } from '#domain/costing/event-cost.ts';
import { datedCosts, type OrderCost } from '#domain/costing/order-cost.ts';
import { deliveryOf, type Delivery } from '#domain/orders/delivery.ts';
import { salesReader, type SoldEvent } from '#domain/deliveries/sold-lines.ts';
import { byDayAndOrder } from '#domain/orders/farm-events.ts';
import { groupBy, sumOf } from '#domain/records/lists.ts';
import { customerOf } from '#domain/customers/customer.ts';
import { oncePer } from '#domain/records/once-per.ts';
import { priceBook, type PriceBook, type PriceSources } from '#domain/prices/price-book.ts';
import { marginOf, type Margin } from './margin.ts';

interface MarginInputs extends OrderCostInputs, PriceSources {}

export interface EventMargin extends Margin {
  readonly orderId: string;
  /** The day that the order's rule gives. */
  readonly dateISO: IsoDate;
  /** The day it really came. */
  readonly dayISO: IsoDate;
  /** As the order spells it. */
  readonly customer: string;
  /** Lines without a price. */
  readonly unpriced: number;
  readonly sold: SoldEvent;
  readonly orderCost: OrderCost;
}

export interface MarginSum extends Margin {
  /** Lines without a price, in all of them. */
  readonly unpriced: number;
}

/**
 * Margins of deliveries on some days: amount less cost. Sorted by day, then by order.
 *
 * Refused goods were grown, so the cost is that of the ordered amount.
 */
export function eventMargins(
  farm: MarginInputs,
  range: ReportRange,
  today: IsoDate,
): readonly EventMargin[] {
  const costs = datedCosts(costEvents(farm), range, today);
  return marginsOf(costs, priceBook(farm), farm.deliveries)
    .map((row) => ({ ...row, row, order: row.orderCost.event.order }))
    .sort(byDayAndOrder)
    .map(({ row }) => row);
}

/** Margins of deliveries with known costs, in the same order. */
export function marginsOf(
  costs: readonly OrderCost[],
  book: PriceBook,
  deliveries?: readonly Delivery[],
): readonly EventMargin[] {
  const readerOf = oncePer(({ order }: OrderCost['event']) => salesReader(order, book));
  return costs.map((orderCost) => {
    const { event, dateISO: dayISO, eventISO: dateISO, orderId } = orderCost;
    const sold = readerOf(event)(dayISO, deliveryOf(deliveries, orderId, dateISO));
    const margin = marginOf(sold.amount, totalOf(event.parts));
    const [{ customer }, { unpriced }] = [event.order, sold];
    return { orderId, dateISO, dayISO, customer, ...margin, unpriced, sold, orderCost };
  });
}

/** Total margin of deliveries. Costs are rounded once. */
export function totalMargin(margins: readonly EventMargin[]): Margin {
  const costs = margins.map(({ orderCost }) => totalOf(orderCost.event.parts));
  return marginOf(sumOf(margins.map(({ amount }) => amount)), sumOf(costs));
}

/** Total margin of deliveries, with the number of unpriced lines. */
export function sumMargins(margins: readonly EventMargin[]): MarginSum {
  return { ...totalMargin(margins), unpriced: sumOf(margins.map(({ unpriced }) => unpriced)) };
}

export interface CustomerMargins {
  /** By customer key, see `customerOf`. */
  readonly byKey: ReadonlyMap<string, MarginSum>;
  readonly sum: MarginSum;
}

export function customerMargins(margins: readonly EventMargin[]): CustomerMargins {
  const byCustomer = groupBy(margins, ({ orderCost }) => customerOf(orderCost.event.order).key);
  const byKey = new Map([...byCustomer].map(([key, rows]) => [key, sumMargins(rows)]));
  return { byKey, sum: sumMargins(margins) };
}
