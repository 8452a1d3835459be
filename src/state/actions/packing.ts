import { dayNumber } from '#domain/calendar/day-number.ts';
import type { IsoInstant } from '#domain/calendar/iso-date.ts';
import { deliveryId, type Delivery, type DeliveryLine } from '#domain/deliveries/delivery.ts';
import { eventOfRuleDay } from '#domain/orders/event-days.ts';
import { itemQuantity } from '#domain/orders/item-quantity.ts';
import type { OrderItem } from '#domain/orders/order.ts';
import { readOrders } from '#domain/orders/read-orders.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { readDeliveryLines } from '../normalise/read-sales.ts';
import { knownTargets } from '../normalise/read-order-items.ts';
import type { DeliveryName, MarkedDeliveries, PackingAction } from './sales-action.ts';
import { withList } from './with-list.ts';

/** What was packed and delivered; a record tells only what is not as it was ordered. */
export function reducePacking(
  document: FarmDocument,
  action: PackingAction,
  atISO: IsoInstant,
): FarmDocument {
  switch (action.type) {
    case 'MARK_DELIVERIES':
      return markDeliveries(document, action.payload, atISO);
    case 'CORRECT_DELIVERY': {
      const { lines = [], note, ...name } = action.payload;
      return withDelivery(document, name, (delivery) => ({
        ...delivery,
        lines: correctedLines(document, delivery, lines),
        note: note ?? delivery.note,
      }));
    }
  }
}

function markDeliveries(
  document: FarmDocument,
  { deliveries, status }: MarkedDeliveries,
  atISO: IsoInstant,
): FarmDocument {
  if (status === null) {
    const gone = new Set(deliveries.map(({ orderId, dateISO }) => deliveryId(orderId, dateISO)));
    const kept = (document.deliveries ?? []).filter(({ id }) => !gone.has(id));
    const isSame = kept.length === (document.deliveries ?? []).length;
    return isSame ? document : withList(document, 'deliveries', kept);
  }
  return deliveries.reduce(
    (farm, name) =>
      withDelivery(farm, name, (delivery) => ({
        ...delivery,
        status,
        deliveredAtISO: status === 'DELIVERED' ? (delivery.deliveredAtISO ?? atISO) : null,
      })),
    document,
  );
}

/** Changes the record of an event; where there is none, it was packed as ordered so far. */
function withDelivery(
  document: FarmDocument,
  { orderId, dateISO }: DeliveryName,
  change: (delivery: Delivery) => Delivery,
): FarmDocument {
  const { deliveries = [] } = document;
  const id = deliveryId(orderId, dateISO);
  const known = deliveries.some((delivery) => delivery.id === id);
  const blank: Delivery = {
    id,
    orderId,
    dateISO,
    status: 'PACKED',
    deliveredAtISO: null,
    lines: [],
    note: '',
  };
  const all = known ? deliveries : [...deliveries, blank];
  return withList(
    document,
    'deliveries',
    all.map((delivery) => (delivery.id === id ? change(delivery) : delivery)),
  );
}

function correctedLines(
  document: FarmDocument,
  { orderId, dateISO, lines }: Delivery,
  corrected: readonly DeliveryLine[],
): readonly DeliveryLine[] {
  const order = readOrders(document).find(({ id }) => id === orderId);
  const items = (order && eventOfRuleDay(order, dayNumber(dateISO))?.items) ?? [];
  const ordered = new Map(items.map((item) => [item.id, item]));
  const byId = new Map(lines.map((line) => [line.itemId, line]));
  for (const line of readDeliveryLines(corrected, knownTargets(document))) {
    if (isAsOrdered(line, ordered.get(line.itemId))) byId.delete(line.itemId);
    else byId.set(line.itemId, line);
  }
  return [...byId.values()];
}

/** What was ordered just so needs no word, nor does a line of nothing. */
function isAsOrdered(line: DeliveryLine, item: OrderItem | undefined): boolean {
  if (item === undefined) return line.extra === undefined;
  const { packed, returned, reason } = line;
  return packed === itemQuantity(item) && returned === 0 && reason === undefined;
}
