import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { sizeLabel } from '#domain/costing/package-content.ts';
import { itemQuantity } from '#domain/orders/item-ounces.ts';
import type { Order, OrderItem } from '#domain/orders/order.ts';
import { amountOfLine, pricePerOwnUnit, type LinePrice } from '#domain/prices/line-price.ts';
import type { PriceBook, PriceOn } from '#domain/prices/price-book.ts';
import { sumOf } from '#domain/records/lists.ts';
import { EPSILON, roundTo } from '#domain/units/rounding.ts';
import type { Delivery, DeliveryLine, DeliveryReason, Sent, SentLine } from '../orders/delivery.ts';
import { itemOfSent, sentOf } from '../orders/sold-orders.ts';
import type { SentAs } from './line-text.ts';

export interface SoldLine {
  readonly item: OrderItem;
  /** Absent before it was delivered. */
  readonly sentAs?: SentAs;
  /** Whether the line wasn't in the order. */
  readonly isAdded: boolean;
  readonly ordered: number;
  readonly packed: number;
  readonly returned: number;
  readonly reason: DeliveryReason | null;
  /** Returned amount that can be sold again. */
  readonly back: number;
  /** Amount to pay for: as ordered until it is delivered. */
  readonly sold: number;
  /** `null` if there is no price or the order isn't paid for. */
  readonly price: LinePrice | null;
  /** Dollars and cents; null when it has no price. */
  readonly amount: number | null;
}

export interface SoldEvent {
  readonly lines: readonly SoldLine[];
  /** Dollars and cents; a line without a price counts as nothing. */
  readonly amount: number;
  /** Lines without a price. */
  readonly unpriced: number;
}

export type SoldOrder = Pick<Order, 'customer' | 'orderCategory' | 'items'>;

/** Reads the sales of deliveries with the same lines. */
export type SalesReader = (dayISO: IsoDate, delivery: SoldDelivery | undefined) => SoldEvent;

type SoldDelivery = Pick<Delivery, 'status' | 'lines' | 'sent'>;

/**
 * Reads an order's sales, day by day.
 *
 * A delivered order counts as recorded then, whatever prices and orders are now: packed less returned, plus
 * added. Until then it counts as ordered. The farm's own use has no sales.
 */
export function salesReader(order: SoldOrder, book: PriceBook): SalesReader {
  const isFree = order.orderCategory === 'INTERNAL_USE';
  const usual = order.items.map((item) => ({ item, priceOn: priceOf(item, order, book) }));
  let latest: { readonly prices: readonly (LinePrice | null)[]; readonly event: SoldEvent } | null =
    null;
  const asOrdered = (dayISO: IsoDate): SoldEvent => {
    const prices = usual.map(({ priceOn }) => priceOn(dayISO));
    // Prices change a few times a year: nearly all deliveries of an order come to the same.
    if (latest?.prices.every((price, at) => price === prices[at])) return latest.event;
    const event = summedUp(
      usual.map(({ item }, at) => soldLine({ item, isFree }, prices[at] ?? null)),
    );
    latest = { prices, event };
    return event;
  };
  return (dayISO, delivery) => {
    if (delivery === undefined) return asOrdered(dayISO);
    const sent = sentOf(delivery);
    if (sent !== undefined) return soldAsSent(order, delivery, sent, book);
    const noted = new Map(delivery.lines.map((line) => [line.itemId, line]));
    const isDone = delivery.status === 'DELIVERED';
    const lines = usual.map(({ item, priceOn }) =>
      soldLine({ item, noted: noted.get(item.id), isDone, isFree }, priceOn(dayISO)),
    );
    const known = new Set(order.items.map(({ id }) => id));
    const added = delivery.lines.flatMap((line) => {
      const item = line.extra;
      if (item === undefined || known.has(line.itemId)) return [];
      const price = priceOf(item, order, book)(dayISO);
      return [soldLine({ item, isAdded: true, noted: line, isDone, isFree }, price)];
    });
    return summedUp([...lines, ...added]);
  };
}

const NO_PRICE: PriceOn = () => null;

function priceOf(item: OrderItem, order: SoldOrder, book: PriceBook): PriceOn {
  return order.orderCategory === 'INTERNAL_USE' ? NO_PRICE : book.priceOf(item, order.customer);
}

interface LineFacts {
  readonly item: OrderItem;
  readonly isAdded?: boolean;
  readonly noted?: DeliveryLine | undefined;
  readonly isDone?: boolean;
  readonly isFree: boolean;
}

function soldLine(
  { item, isAdded = false, noted, isDone = false, isFree }: LineFacts,
  price: LinePrice | null,
): SoldLine {
  const ordered = isAdded ? 0 : itemQuantity(item);
  const { packed, returned } = noted ?? { packed: ordered, returned: 0 };
  const sold = isDone ? Math.max(0, packed - returned) : ordered;
  const priced = price === null ? null : amountOfLine(item, sold, price);
  const { reason = null, back = 0 } = noted ?? {};
  // What was added is sold once it is delivered.
  const isUnsold = isAdded && !isDone;
  const amount = isFree || isUnsold ? 0 : priced;
  return { item, isAdded, ordered, packed, returned, reason, back, sold, price, amount };
}

function soldAsSent(
  order: SoldOrder,
  { lines }: SoldDelivery,
  sent: Sent,
  book: PriceBook,
): SoldEvent {
  const items = new Map(order.items.map((item) => [item.id, item]));
  const noted = new Map(lines.map((line) => [line.itemId, line]));
  return summedUp(
    sent.lines.map((line): SoldLine => {
      const { itemId, ordered, quantity, amount } = line;
      const asNoted = noted.get(itemId);
      const item = (ordered === null ? undefined : items.get(itemId)) ?? itemOfSent(line);
      const listed = item.mode === 'BULK' ? priceOf(item, order, book)(sent.dayISO) : null;
      return {
        item,
        sentAs: sentAs(line),
        isAdded: ordered === null,
        ordered: ordered ?? 0,
        packed: asNoted?.packed ?? quantity,
        returned: asNoted?.returned ?? 0,
        reason: asNoted?.reason ?? null,
        back: asNoted?.back ?? 0,
        sold: quantity,
        price: priceOfSent(item, line, listed),
        amount,
      };
    }),
  );
}

/** The price it left for, in the unit of the list as long as that says the same: "$18.00 per lb" of a line in grams. */
function priceOfSent(
  item: OrderItem,
  { unit, unitPrice }: SentLine,
  listed: LinePrice | null,
): LinePrice | null {
  if (unitPrice === null) return null;
  const isListed = listed && Math.abs(pricePerOwnUnit(item, listed) - unitPrice) < EPSILON;
  return isListed ? listed : { amount: unitPrice, unit: unit || null };
}

/** Its words without the size; packages without one were trays sold alive. */
function sentAs({ text, packageOz }: SentLine): SentAs {
  if (packageOz === null) return { name: text };
  const size = ` ${sizeLabel(packageOz)}`;
  return text.endsWith(size) ? { name: text.slice(0, -size.length) } : { name: text, live: true };
}

function summedUp(lines: readonly SoldLine[]): SoldEvent {
  const unpriced = lines.filter(({ amount }) => amount === null).length;
  return { lines, amount: roundTo(sumOf(lines.map(({ amount }) => amount ?? 0)), 2), unpriced };
}
