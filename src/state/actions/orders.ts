import type { IsoInstant } from '#domain/calendar/iso-date.ts';
import type { Order, OrderItem } from '#domain/orders/order.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { knownTargets } from '../normalise/read-order-items.ts';
import { readOrder, readRecurringOrder, readSingleOrder } from '../normalise/read-orders.ts';
import {
  changeById,
  dropById,
  freeId,
  patchById,
  recordById,
} from '#domain/records/change-records.ts';
import { knownFields } from '../schema/field.ts';
import type { RecordsRule } from '../schema/merge-rule.ts';
import { ORDERS } from '../schema/orders.ts';
import { ORDER_ITEMS } from '../schema/order-items.ts';
import type { OrderAction } from './farm-action.ts';

/**
 * Changes of the three order lists: Orders, Recurring Orders and One-Time Orders.
 *
 * A saved order is read like one from a file, so that its counts, weights and repeat rule are in
 * range.
 */
export function reduceOrders(
  document: FarmDocument,
  action: OrderAction,
  atISO: IsoInstant,
): FarmDocument {
  switch (action.type) {
    case 'ADD_ORDER': {
      const order = { ...action.payload, createdAt: action.payload.createdAt || atISO };
      const saved = readOrder(
        trimmed(order),
        newOrderId(document, order.id),
        knownTargets(document),
      );
      return { ...document, orders: [...document.orders, saved] };
    }
    case 'UPDATE_ORDER':
      return updateOrder(document, action.payload);
    case 'DELETE_ORDER':
      return withSlice(document, 'orders', dropById(document.orders, action.payload.id));
    case 'ADD_RECURRING': {
      const id = newOrderId(document, action.payload.id);
      const saved = readRecurringOrder({ ...trimmed(action.payload) }, id);
      return { ...document, recurring: [...document.recurring, saved] };
    }
    case 'UPDATE_RECURRING': {
      const { id, patch } = action.payload;
      const recurring = patchById(document.recurring, id, patch, (order) =>
        readRecurringOrder({ ...trimmed(order) }, id),
      );
      return withSlice(document, 'recurring', recurring);
    }
    case 'DELETE_RECURRING':
      return withSlice(document, 'recurring', dropById(document.recurring, action.payload.id));
    case 'ADD_SINGLE': {
      const id = newOrderId(document, action.payload.id);
      const saved = readSingleOrder({ ...trimmed(action.payload) }, id);
      return { ...document, single: [...document.single, saved] };
    }
    case 'UPDATE_SINGLE': {
      const { id, patch } = action.payload;
      const single = patchById(document.single, id, patch, (order) =>
        readSingleOrder({ ...trimmed(order) }, id),
      );
      return withSlice(document, 'single', single);
    }
    case 'DELETE_SINGLE':
      return withSlice(document, 'single', dropById(document.single, action.payload.id));
  }
}

function updateOrder(document: FarmDocument, typed: Order): FarmDocument {
  const orders = changeById(document.orders, typed.id, (before) => {
    const items = typed.items.map((item) => {
      const known = recordById<OrderItem>(before.items, item.id);
      return { ...(known && unknownFields(ORDER_ITEMS, known)), ...item };
    });
    const createdAt = typed.createdAt || before.createdAt;
    const order = { ...unknownFields(ORDERS, before), ...trimmed(typed), createdAt, items };
    return readOrder(order, typed.id, knownTargets(document));
  });
  return withSlice(document, 'orders', orders);
}

/** An order in one list hides orders of the same id in the others, so no two may share one. */
function newOrderId(document: FarmDocument, id: string): string {
  return freeId(id || 'ord', document.orders, document.recurring, document.single);
}

function trimmed<T extends { readonly name: string; readonly customer: string }>(order: T): T {
  return { ...order, name: order.name.trim(), customer: (order.customer ?? '').trim() };
}

/** Fields that this version does not know: of an order saved anew they stay as they were. */
function unknownFields(kind: RecordsRule, record: object): object {
  const known = knownFields(kind);
  return Object.fromEntries(Object.entries(record).filter(([name]) => !known.includes(name)));
}

function withSlice<K extends 'orders' | 'recurring' | 'single'>(
  document: FarmDocument,
  slice: K,
  records: FarmDocument[K],
): FarmDocument {
  return records === document[slice] ? document : { ...document, [slice]: records };
}
