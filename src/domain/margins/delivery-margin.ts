import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { CostBook } from '#domain/costing/cost-book.ts';
import { totalOf } from '#domain/costing/cost-parts.ts';
import { costEvent, isIncomplete } from '#domain/costing/event-cost.ts';
import { salesReader, type SoldEvent } from '#domain/deliveries/sold-lines.ts';
import type { Order } from '#domain/orders/order.ts';
import type { PriceBook } from '#domain/prices/price-book.ts';
import { marginOf, type Margin } from './margin.ts';

/** The books that amounts and costs are looked up in. */
export interface MarginBooks {
  readonly prices: PriceBook;
  readonly costs: CostBook;
}

/** What a delivery that is still to come would earn. */
export interface DeliveryMargin extends Margin {
  readonly sold: SoldEvent;
  /** Whether it costs more than it says. */
  readonly isIncomplete: boolean;
}

/** What a delivery of an order would earn on a day, as ordered. The order need not be one of the farm yet. */
export function deliveryMargin(
  order: Order,
  dayISO: IsoDate,
  { prices, costs }: MarginBooks,
): DeliveryMargin {
  const sold = salesReader(order, prices)(dayISO, undefined);
  const event = costEvent(order, costs);
  const margin = marginOf(sold.amount, totalOf(event.parts));
  return { ...margin, sold, isIncomplete: isIncomplete(event) };
}
