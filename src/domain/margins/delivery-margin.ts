import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { CostBook } from '#domain/costing/cost-book.ts';
import { totalOf } from '#domain/costing/cost-parts.ts';
import { costEvent, isIncomplete } from '#domain/costing/event-cost.ts';
import { salesReader } from '#domain/deliveries/sold-lines.ts';
import type { Order } from '#domain/orders/order.ts';
import type { PriceBook } from '#domain/prices/price-book.ts';
import { marginOf } from './margin.ts';

export interface MarginBooks {
  readonly prices: PriceBook;
  readonly costs: CostBook;
}

/** Margin a delivery would have on a day, as ordered. The order may be unsaved; an incomplete one costs more than it says. */
export function deliveryMargin(order: Order, dayISO: IsoDate, { prices, costs }: MarginBooks) {
  const sold = salesReader(order, prices)(dayISO, undefined);
  const event = costEvent(order, costs);
  const margin = marginOf(sold.amount, totalOf(event.parts));
  return { ...margin, sold, isIncomplete: isIncomplete(event) };
}
