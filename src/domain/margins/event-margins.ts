import type { IsoDate, ReportRange } from '#domain/calendar/iso-date.ts';
import { totalOf } from '#domain/costing/cost-parts.ts';
import { costEvents, type OrderCostInputs } from '#domain/costing/event-cost.ts';
import { datedCosts, type OrderCost } from '#domain/costing/order-cost.ts';
import { deliveryId, type Delivery } from '#domain/orders/delivery.ts';
import { salesReader, type SalesReader, type SoldEvent } from '#domain/deliveries/sold-lines.ts';
import { byDayAndOrder } from '#domain/orders/farm-events.ts';
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
    .map((row) => ({
      row,
      dayISO: row.dayISO,
      dateISO: row.dateISO,
      order: row.orderCost.event.order,
    }))
    .sort(byDayAndOrder)
    .map(({ row }) => row);
}

/** Margins of deliveries with known costs, in the same order. */
export function marginsOf(
  costs: readonly OrderCost[],
  book: PriceBook,
  deliveries: readonly Delivery[] = [],
): readonly EventMargin[] {
  const recorded = new Map(deliveries.map((delivery) => [delivery.id, delivery]));
  const readers = new Map<OrderCost['event'], SalesReader>();
  return costs.map((orderCost) => {
    const { event, dateISO: dayISO, eventISO: dateISO, orderId } = orderCost;
    const reader = readers.get(event) ?? salesReader(event.order, book);
    readers.set(event, reader);
    const sold = reader(dayISO, recorded.get(deliveryId(orderId, dateISO)));
    const margin = marginOf(sold.amount, totalOf(event.parts));
    const { customer } = event.order;
    return {
      orderId,
      dateISO,
      dayISO,
      customer,
      ...margin,
      unpriced: sold.unpriced,
      sold,
      orderCost,
    };
  });
}

/** Total margin of deliveries. Costs are rounded once. */
export function totalMargin(margins: readonly EventMargin[]): Margin {
  let [amount, cost] = [0, 0];
  for (const row of margins) {
    amount += row.amount;
    cost += totalOf(row.orderCost.event.parts);
  }
  return marginOf(amount, cost);
}

/** Total margin of deliveries, with the number of unpriced lines. */
export function sumMargins(margins: readonly EventMargin[]): MarginSum {
  const unpriced = margins.reduce((sum, row) => sum + row.unpriced, 0);
  return { ...totalMargin(margins), unpriced };
}
