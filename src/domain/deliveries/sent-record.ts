import type { FarmEvent } from '#domain/orders/farm-events.ts';
import { itemQuantity } from '#domain/orders/item-ounces.ts';
import { sentOf } from '#domain/orders/sold-orders.ts';
import { pricePerOwnUnit } from '#domain/prices/line-price.ts';
import type { PriceBook } from '#domain/prices/price-book.ts';
import { roundTo } from '#domain/units/rounding.ts';
import type { Delivery, DeliveryLine, Sent, SentLine } from '../orders/delivery.ts';
import { thingText, wordsOfLine } from './line-text.ts';
import { salesReader, type SoldLine, type SoldOrder } from './sold-lines.ts';

/** Record of a delivery when it is marked delivered, at current prices. */
export function newSent(
  { order, dayISO }: Pick<FarmEvent, 'order' | 'dayISO'>,
  lines: readonly DeliveryLine[],
  book: PriceBook,
): Sent {
  const { customer, orderCategory } = order;
  return {
    to: customer.trim() === '' ? order.name : customer,
    customer,
    category: orderCategory,
    dayISO,
    lines: sentLines(order, lines, { dayISO, book }),
  };
}

/** A delivery with some lines corrected; what is just as it was ordered needs no word. */
export function correctedDelivery(
  delivery: Delivery,
  corrected: readonly DeliveryLine[],
  items: SoldOrder['items'],
  book: PriceBook,
): Delivery {
  const ordered = new Map(items.map((item) => [item.id, itemQuantity(item)]));
  const sent = sentOf(delivery);
  for (const line of sent?.lines ?? []) {
    if (line.ordered !== null) ordered.set(line.itemId, line.ordered);
  }
  const byId = new Map(delivery.lines.map((line) => [line.itemId, line]));
  for (const line of corrected) {
    if (isAsOrdered(line, ordered.get(line.itemId))) byId.delete(line.itemId);
    else byId.set(line.itemId, line);
  }
  const after = { ...delivery, lines: [...byId.values()] };
  return sent === undefined
    ? after
    : { ...after, sent: correctedSent(sent, corrected, items, book) };
}

/** What was ordered just so, or a line of nothing. */
function isAsOrdered(line: DeliveryLine, ordered: number | undefined): boolean {
  if (ordered === undefined) return line.extra === undefined;
  const { packed, returned, reason } = line;
  return packed === ordered && returned === 0 && reason === undefined;
}

/** Corrects lines at the price they were delivered for. One that wasn’t delivered yet is added at current prices. */
function correctedSent(
  sent: Sent,
  corrected: readonly DeliveryLine[],
  items: SoldOrder['items'],
  book: PriceBook,
): Sent {
  const { customer, category: orderCategory, dayISO } = sent;
  const named = new Map(corrected.map((line) => [line.itemId, line]));
  const known = new Set(sent.lines.map(({ itemId }) => itemId));
  const fresh = corrected.filter(({ itemId }) => !known.has(itemId));
  const freshIds = new Set(fresh.map(({ itemId }) => itemId));
  const ofEvent = items.filter(({ id }) => freshIds.has(id));
  const order = { customer, orderCategory, items: ofEvent };
  const lines = sent.lines
    .filter((line) => !isTakenOut(line, named.get(line.itemId)))
    .map((line) => correctedLineOf(line, named.get(line.itemId), sent));
  const all = [...lines, ...sentLines(order, fresh, { dayISO, book })];
  return { ...sent, lines: all.sort((a, b) => Number(isAdded(a)) - Number(isAdded(b))) };
}

function isAdded({ ordered }: SentLine): boolean {
  return ordered === null;
}

/** An added line without what it is was never added. */
function isTakenOut(line: SentLine, named: DeliveryLine | undefined): boolean {
  return isAdded(line) && named !== undefined && named.extra === undefined;
}

function correctedLineOf(
  line: SentLine,
  named: DeliveryLine | undefined,
  { category }: Sent,
): SentLine {
  if (named === undefined) return line;
  const quantity = Math.max(0, named.packed - named.returned);
  if (category === 'INTERNAL_USE') return { ...line, quantity };
  const { unitPrice } = line;
  const amount = unitPrice === null ? null : roundTo(unitPrice * quantity, 2);
  return { ...line, quantity, amount };
}

function sentLines(
  order: SoldOrder,
  lines: readonly DeliveryLine[],
  { dayISO, book }: { readonly dayISO: string; readonly book: PriceBook },
): readonly SentLine[] {
  const delivered: Pick<Delivery, 'status' | 'lines'> = { status: 'DELIVERED', lines };
  return salesReader(order, book)(dayISO, delivered).lines.map((line) => sentLine(line, book));
}

function sentLine(line: SoldLine, book: PriceBook): SentLine {
  const { item, price, sold, amount } = line;
  const words = wordsOfLine(item, book);
  const target =
    item.varietyId === undefined ? { productId: item.productId } : { varietyId: item.varietyId };
  return {
    itemId: item.id,
    ...target,
    text: thingText(words),
    ordered: line.isAdded ? null : line.ordered,
    packageOz: words.packageOz,
    quantity: sold,
    unit: words.unit ?? '',
    unitPrice: price === null ? null : pricePerOwnUnit(item, price),
    amount,
  };
}
