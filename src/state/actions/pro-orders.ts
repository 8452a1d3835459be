import type { ProOrder } from '#domain/alchemy/alchemy.ts';
import { freeProOrderId } from '#domain/alchemy/orders/order-id.ts';
import { standingEvents } from '#domain/alchemy/orders/standing-events.ts';
import {
  completeOrder,
  editOrder,
  moveOrder,
  placeOrder,
  stockWithout,
} from '#domain/alchemy/orders/order-transitions.ts';
import type { Reservation } from '#domain/alchemy/orders/stock-moves.ts';
import { isoInstant } from '#domain/calendar/instant.ts';
import type { IsoInstant } from '#domain/calendar/iso-date.ts';
import type { Moment } from '#domain/calendar/moment.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { withFreshNumbers } from '../document/deletes/note-deletes.ts';
import { readProOrder } from '../normalise/read-pro-orders.ts';
import { sameValue } from '../document/same-value.ts';
import { changeById, dropById, recordById } from '#domain/records/change-records.ts';
import { reduceDeliveries } from './deliveries.ts';
import type { ProOrderAction, ProOrderFields } from './pro-order-action.ts';

/**
 * Changes of Pro orders with their stock.
 *
 * A change takes all the stock it needs or does nothing at all. An order without a line is not placed.
 */
export function reduceProOrders(
  document: FarmDocument,
  action: ProOrderAction,
  moment: Moment,
): FarmDocument {
  const { alchemy } = document;
  const atISO = isoInstant(moment.now);
  switch (action.type) {
    case 'PLACE_PRO_ORDER':
      return place(document, action.payload, atISO);
    case 'UPDATE_PRO_ORDER':
      return changeOrder(document, action.payload.id, moment, (order) =>
        editOrder(order, edited(order, action.payload), alchemy),
      );
    case 'MOVE_PRO_ORDER':
      return changeOrder(document, action.payload.id, moment, (order) =>
        moveOrder(order, action.payload.status, alchemy),
      );
    case 'COMPLETE_PRO_ORDER':
      return changeOrder(document, action.payload.id, moment, (order) =>
        completeOrder(order, alchemy),
      );
    case 'DELETE_PRO_ORDER': {
      const order = storedOrEvent(document, action.payload.id, moment);
      if (order === undefined) return document;
      const orders = dropById(alchemy.orders, order.id);
      const items = stockWithout(order, alchemy);
      return withoutEvent({ ...document, alchemy: { ...alchemy, orders, items } }, order, atISO);
    }
  }
}

/** An order, or the event of a standing one, which is stored as soon as something is done with it. */
function storedOrEvent(document: FarmDocument, id: string, { today }: Moment) {
  const { orders } = document.alchemy;
  return recordById(orders, id) ?? recordById(standingEvents(document, today), id);
}

/** The event of a standing order that is deleted does not come back. */
function withoutEvent(document: FarmDocument, order: ProOrder, atISO: IsoInstant): FarmDocument {
  if (order.standing === undefined) return document;
  const { id: orderId, dateISO } = order.standing;
  const skip = { kind: 'SKIP', orderId, dateISO, note: '' } as const;
  const payload = { add: [skip], remove: [] };
  return reduceDeliveries(document, { type: 'CHANGE_DELIVERIES', payload }, atISO);
}

function place(document: FarmDocument, typed: ProOrderFields, atISO: IsoInstant): FarmDocument {
  const { alchemy } = document;
  if (!typed.lines.some(({ productId, qty }) => productId !== '' && qty > 0)) return document;
  const { dueAt, customer, notes, lines } = trimmed(typed);
  const times = { createdAt: atISO, updatedAt: atISO };
  const draft = readProOrder(
    { ...times, dueAt, customer, notes, lines },
    freeProOrderId(alchemy, typed),
  );
  const { order, items } = placeOrder(draft, alchemy);
  const orders = [...alchemy.orders, order];
  return withFreshNumbers(document, { ...document, alchemy: { ...alchemy, items, orders } });
}

/** What the order took and when it came stay, whatever the payload says. */
function edited(order: ProOrder, typed: ProOrderFields & Pick<ProOrder, 'status'>): ProOrder {
  const { dueAt, customer, notes, lines } = trimmed(typed);
  return readProOrder({ ...order, status: typed.status, dueAt, customer, notes, lines }, order.id);
}

function trimmed<T extends ProOrderFields>(order: T): T {
  const { name, email } = order.customer;
  return { ...order, customer: { ...order.customer, name: name.trim(), email: email.trim() } };
}

function changeOrder(
  document: FarmDocument,
  id: string,
  moment: Moment,
  change: (order: ProOrder) => Reservation,
): FarmDocument {
  const { alchemy } = document;
  const before = storedOrEvent(document, id, moment);
  const changed = before === undefined ? null : change(before);
  if (changed === null || !changed.ok || sameValue(changed.order, before)) return document;
  const { items } = changed;
  const order = { ...changed.order, updatedAt: isoInstant(moment.now) };
  const isStored = recordById(alchemy.orders, id) !== undefined;
  const orders = isStored
    ? changeById(alchemy.orders, id, () => order)
    : [...alchemy.orders, order];
  return { ...document, alchemy: { ...alchemy, orders, items } };
}
