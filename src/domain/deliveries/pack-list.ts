import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { customerOf } from '#domain/customers/customer.ts';
import { shareItem } from '#domain/costing/item-shares.ts';
import { type DatedOrder, shownName } from '#domain/orders/event-days.ts';
import { byDayAndOrder, farmEvents, type FarmEvent } from '#domain/orders/farm-events.ts';
import { soldThingOf, withQuantity } from '#domain/orders/item-ounces.ts';
import type { Order, OrderItem } from '#domain/orders/order.ts';
import { compareTexts } from '#domain/records/lists.ts';
import { priceBook, type PriceBook, type PriceSources } from '#domain/prices/price-book.ts';
import { priceTarget } from '#domain/prices/price-target.ts';
import type { WorkMark } from '#domain/calendar/moment.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { deliveryId, deliveryOf } from '../orders/delivery.ts';
import { deliveryState, type DeliveryState } from './delivery-days.ts';
import { wordsOfSold, type LineText } from './line-text.ts';
import { salesReader, type SoldEvent, type SoldLine } from './sold-lines.ts';
import type { SoldOrderLists } from '../orders/sold-orders.ts';

export interface PackSources extends SoldOrderLists, PriceSources {}

export interface PackedOrder extends FarmEvent, Pick<SoldEvent, 'amount' | 'unpriced'> {
  /** Of its record, also while it has none. */
  readonly id: string;
  /** The customer, or the order's name without one. */
  readonly customer: string;
  readonly customerKey: string;
  readonly state: DeliveryState;
  readonly note: string;
  readonly lines: readonly PackedLine[];
  /** Who packed or delivered it. */
  readonly by?: WorkMark;
}

export interface PackedLine extends SoldLine, LineText {
  /** The same for all lines of one thing in one size, or loose by one unit. */
  readonly sumKey: string;
  /** The parts of a mix for the person who blends, ounces with 1 decimal; none of other lines. */
  readonly parts: readonly { readonly name: string; readonly ounces: number }[];
}

export interface PackSum extends LineText {
  /** Key of its lines. */
  readonly key: string;
  /** Packages, or weight in the unit. */
  readonly quantity: number;
}

export interface PackList {
  readonly dayISO: IsoDate;
  /** By customer, then by the name of the order. */
  readonly orders: readonly PackedOrder[];
  readonly sums: readonly PackSum[];
}

export function packList(farm: PackSources, dayISO: IsoDate, today: IsoDate): PackList {
  const book = priceBook(farm);
  const orders = farmEvents(farm, dayISO, dayISO).map((event): PackedOrder => {
    const order = asShown(event.order);
    const delivery = deliveryOf(farm.deliveries, order.id, event.dateISO);
    const { lines, ...sum } = salesReader(order, book)(dayISO, delivery);
    const { key, name } = customerOf(order);
    return {
      ...event,
      ...sum,
      id: deliveryId(order.id, event.dateISO),
      order,
      customer: name,
      customerKey: key,
      state: deliveryState(delivery, dayISO, today),
      note: delivery?.note ?? '',
      lines: lines.map((line) => packedLine(order, line, book)),
      ...(delivery?.by && { by: delivery.by }),
    };
  });
  orders.sort((a, b) => compareTexts(a.customerKey, b.customerKey) || byDayAndOrder(a, b));
  return { dayISO, orders, sums: sumsOf(orders) };
}

function asShown(order: DatedOrder): DatedOrder {
  return order.isDeleted === true ? { ...order, name: shownName(order) } : order;
}

function packedLine(order: Order, line: SoldLine, book: PriceBook): PackedLine {
  const { item } = line;
  const { product } = soldThingOf(item, book);
  const parts = product?.type === 'mix' ? partsOf(order, item, line.packed, book) : [];
  const words = wordsOfSold(line, book);
  const target = priceTarget(item, book.products);
  const sumKey = `${target}|${words.unit ?? words.packageOz ?? ''}`;
  return { ...line, ...words, sumKey, parts };
}

function partsOf(order: Order, item: OrderItem, packed: number, book: PriceBook) {
  return shareItem(order, withQuantity(item, packed), book).shares.map(({ variety, ounces }) => ({
    name: variety?.name ?? 'Unknown product',
    ounces: roundTo(ounces, 1),
  }));
}

function sumsOf(orders: readonly PackedOrder[]): readonly PackSum[] {
  const sums = new Map<string, PackSum>();
  for (const { sumKey: key, name, packageOz, unit, live, packed } of orders.flatMap(
    ({ lines }) => lines,
  )) {
    const quantity = (sums.get(key)?.quantity ?? 0) + packed;
    sums.set(key, { key, name, packageOz, unit, quantity, ...(live && { live }) });
  }
  return [...sums.values()]
    .map((sum) => ({ ...sum, quantity: roundTo(sum.quantity, 4) }))
    .sort(
      (a, b) =>
        compareTexts(a.name, b.name) ||
        (a.packageOz ?? Infinity) - (b.packageOz ?? Infinity) ||
        compareTexts(a.key, b.key),
    );
}
