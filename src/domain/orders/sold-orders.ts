import { type DayNumber, dayNumber, UNKNOWN_INSTANT } from '#domain/calendar/iso-date.ts';
import type { DatedOrder } from '#domain/orders/event-days.ts';
import type { OrderItem } from '#domain/orders/order.ts';
import { readOrders, type OrderLists } from '#domain/orders/read-orders.ts';
import { groupBy } from '#domain/records/lists.ts';
import type { Delivery, Sent, SentLine } from './delivery.ts';

export interface SoldOrderLists extends OrderLists {
  readonly deliveries?: readonly Delivery[] | undefined;
}

/**
 * Reads all orders as sold: a delivered delivery is as recorded, whatever happened to its order.
 *
 * Sales figures read these; growing follows the orders themselves. Identical deliveries of an order are
 * grouped, so a year of them is costed once.
 */
export function readSoldOrders(farm: SoldOrderLists): DatedOrder[] {
  const orders = readOrders(farm);
  const left = (farm.deliveries ?? []).flatMap((delivery) => {
    const sent = sentOf(delivery);
    return sent === undefined ? [] : [{ delivery, sent }];
  });
  if (left.length === 0) return orders;
  const byOrder = groupBy(left, ({ delivery }) => delivery.orderId);
  const versions = groupBy(orders, ({ id }) => id);
  return [
    ...orders.map((order) => withoutEvents(order, byOrder.get(order.id) ?? [])),
    ...[...byOrder].flatMap(([id, own]) => sentOrders(versions.get(id) ?? [], own)),
  ];
}

/** The permanent record of a delivery; `undefined` if it isn't delivered or was marked by an older version. */
export function sentOf(delivery: Pick<Delivery, 'status' | 'sent'> | undefined): Sent | undefined {
  return delivery?.status === 'DELIVERED' ? delivery.sent : undefined;
}

/** Item of a delivered line. For lines nobody ordered, the amount the customer kept. */
export function itemOfSent(line: SentLine): OrderItem {
  const { itemId: id, varietyId, productId = '', packageOz, unit } = line;
  const target = varietyId === undefined ? { productId } : { varietyId };
  const quantity = line.ordered ?? (line.quantity || 1);
  if (unit !== '') return { id, mode: 'BULK', ...target, weight: quantity, unit };
  const size = packageOz === null ? {} : { packageOz };
  return { id, mode: 'PACKAGE', ...target, ...size, count: quantity };
}

interface SentDelivery {
  readonly delivery: Delivery;
  readonly sent: Sent;
}

function withoutEvents(order: DatedOrder, left: readonly SentDelivery[]): DatedOrder {
  if (left.length === 0) return order;
  const deliveries = new Map(order.deliveries);
  for (const { delivery } of left) deliveries.set(dayNumber(delivery.dateISO), { isSkipped: true });
  return { ...order, deliveries };
}

/** The version of an order that counts on a day; the newest one if none does. */
export function versionOn(versions: readonly DatedOrder[], day: DayNumber): DatedOrder | undefined {
  const isOfDay = ({ counts }: DatedOrder) =>
    counts === undefined || (counts.after < day && day <= counts.until);
  return versions.find(isOfDay) ?? versions.at(-1);
}

function sentOrders(versions: readonly DatedOrder[], left: readonly SentDelivery[]): DatedOrder[] {
  const orderOf = ({ sent }: SentDelivery) => versionOn(versions, dayNumber(sent.dayISO));
  const alikeOf = (one: SentDelivery) => `${orderOf(one)?.counts?.until} ${likeness(one.sent)}`;
  return [...groupBy(left, alikeOf).values()].flatMap((alike) => {
    const [first] = alike;
    if (first === undefined) return [];
    const order = orderOf(first);
    const { to, customer, category, lines } = first.sent;
    const { deliveries: _changes, counts: _counts, ...asItIs } = order ?? goneOrder(first);
    const days = alike.map(({ delivery, sent }) => ({
      eventDay: dayNumber(delivery.dateISO),
      deliveryDay: dayNumber(sent.dayISO),
    }));
    return {
      ...asItIs,
      customer,
      orderCategory: category,
      items: lines.filter(({ ordered }) => ordered !== null).map(itemOfSent),
      sent: { to, order: order ?? null, days },
    };
  });
}

/** Key of deliveries of one order with the same cost and customer. */
function likeness({ to, customer, category, lines }: Sent): string {
  const ordered = lines
    .filter((line) => line.ordered !== null)
    .map((line) => [
      line.itemId,
      line.varietyId ?? '',
      line.productId ?? '',
      line.packageOz,
      line.unit,
      line.ordered,
    ]);
  return JSON.stringify([to, customer, category, ordered]);
}

/** Stand-in for the deleted order of a delivered delivery: a one-day order, older than all others. */
export function goneOrder({ delivery, sent }: SentDelivery): DatedOrder {
  return {
    id: delivery.orderId,
    name: sent.to,
    customer: sent.customer,
    kind: 'ONCE',
    date: delivery.dateISO,
    orderCategory: sent.category,
    harvestFridayIfWeekend: false,
    createdAt: UNKNOWN_INSTANT,
    items: [],
  };
}
