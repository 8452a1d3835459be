import { shownPrice } from '#ui/format-weights.ts';
import { type IsoDate, isoDate } from '#domain/calendar/iso-date.ts';
import { deliveryMargin, type MarginBooks } from '#domain/margins/delivery-margin.ts';
import { nextDelivery } from '#domain/orders/next-event.ts';
import type { Order } from '#domain/orders/order.ts';
import type { LinePrice } from '#domain/prices/line-price.ts';
import { formatDollars, formatMarginPercent, formatPrice, unpricedText } from '#ui/format.ts';
import { type OrderDraft, orderOfDraft } from './order-draft.ts';

export type OrderMoney = ReturnType<typeof orderMoney>;

/**
 * What the next delivery of an order would earn while it is typed, also by the line; none where nobody pays for the
 * order. Lines that sell nothing yet do not count.
 */
export function orderMoney(draft: OrderDraft, books: MarginBooks, today: IsoDate) {
  const items = draft.items.filter(({ target }) => target !== null);
  const order = orderOfDraft({ ...draft, items });
  const margin = deliveryMargin(order, pricedDay(order, today), books);
  const isFree = order.orderCategory === 'INTERNAL_USE';
  const lines = isFree ? [] : margin.sold.lines.map((line) => [line.item.id, line] as const);
  return { margin, lines: new Map(lines) };
}

/** The day of the next delivery; of one that is over its own. */
function pricedDay(order: Order, today: IsoDate): IsoDate {
  const next = nextDelivery(order, today);
  if (next !== null) return isoDate(next.deliveryDay);
  return (order.kind === 'ONCE' ? order.date : order.startDate) ?? today;
}

/** "$51.00, cost $22.80, margin 55.3%", and what of it is not known. */
export function orderMoneyText({ margin }: OrderMoney): string {
  const { unpriced } = margin.sold;
  return [
    formatDollars(margin.amount),
    `cost ${formatDollars(margin.cost)}${margin.isIncomplete ? ' (cost incomplete)' : ''}`,
    `margin ${formatMarginPercent(margin.marginPercent)}`,
    unpricedText(unpriced),
  ]
    .filter(Boolean)
    .join(', ');
}

/** What a line costs the customer: "$4.25 each", "$18.00 per lb", "Given away". */
export function linePriceText(price: LinePrice): string {
  const { amount, unit } = shownPrice(price);
  if (amount === 0) return 'Given away';
  return `${formatPrice(amount)} ${unit === null ? 'each' : `per ${unit}`}`;
}
