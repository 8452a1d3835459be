import { isoInstant, type ActionContext } from '#domain/calendar/moment.ts';
import type { Order, OrderItem } from '#domain/orders/order.ts';
import { readStored } from '#domain/orders/read-orders.ts';
import {
  storedForm,
  storedRecords,
  type ListedOrder,
  type OrderList,
  type OrderRecords,
  type StoredOrder,
} from '#domain/orders/stored-order.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { knownTargets } from '../../read/slices/read-order-items.ts';
import { readOrder, readOrderOf } from '../../read/slices/read-orders.ts';
import { freeId, recordById } from '#domain/records/change-records.ts';
import { ORDERS, RECURRING, SINGLE } from '../../schema/orders.ts';
import { ORDER_ITEMS } from '../../schema/order-items.ts';
import {
  dropFrom,
  ofRecord,
  withAdded,
  recordActions,
  wholeRecord,
  type ActionRules,
  type FiledRules,
  type RecordName,
  changeRecord,
} from '../action-rules.ts';
import type { JsonRecord } from '../../document/json-record.ts';

/** An order by its id, and its list unless it is `orders`. */
interface OrderName extends RecordName {
  readonly list?: OrderList;
}

const ADD_ORDER: FiledRules<ListedOrder> = {
  payload: wholeRecord(readKnownOrder),
  label: ({ name }) => `Add order ${name}`,
  run: addOrder,
};

// Replaces the whole order, since switching its kind changes its fields.
const UPDATE_ORDER: FiledRules<ListedOrder> = {
  payload: wholeRecord(readKnownOrder),
  ...ofOrder('Edit order'),
  run: updateOrder,
};

const DELETE_ORDER: ActionRules<OrderName> = {
  label: ofOrder('Delete order').label,
  run: (farm, { id, list = 'orders' }) => dropFrom(farm, list, id),
};

/**
 * Changes of orders. The first three take an order of any list; those of the slim lists change a record as it is stored.
 *
 * A saved order is read like one from a file, so that its counts, weights and repeat rule are in
 * range.
 */
export const ORDER_ACTIONS = {
  ADD_ORDER,
  UPDATE_ORDER,
  DELETE_ORDER,
  ...recordActions('RECURRING', inList('recurring')),
  ...recordActions('SINGLE', inList('single')),
};

/** An action that edits an order in its list, called by these words and the name of the order. */
export function ofOrder(words: string) {
  const inList = ({ list = 'orders' }: OrderName) => ofRecord(list, words);
  return {
    label: (order: OrderName, farm: FarmDocument) => inList(order).label(order, farm),
    edits: (order: OrderName) => inList(order).edits(order),
  };
}

function inList<L extends 'recurring' | 'single', T extends OrderRecords[L][number]>(list: L) {
  // The record of just that list.
  const read = (source: JsonRecord, id: string, farm: FarmDocument) =>
    trimmed(readOrderOf(list, source, id, knownTargets(farm))) as T;
  return {
    list,
    called: 'order',
    read,
    add: (farm: FarmDocument, typed: T) =>
      withAdded(farm, list, read({ ...typed }, newOrderId(farm, typed.id), farm)),
  };
}

export function readKnownOrder(source: JsonRecord, id: string, farm: FarmDocument): Order {
  return readOrder(source, id, knownTargets(farm));
}

/** Adds an order to its list; one without a time was written down now. */
export function addOrder(
  farm: FarmDocument,
  typed: ListedOrder,
  { now }: ActionContext,
): FarmDocument {
  const order = { ...trimmed(typed), createdAt: typed.createdAt || isoInstant(now) };
  const { list, record } = storedForm(order);
  const saved = readOrderOf(list, { ...record }, newOrderId(farm, typed.id), knownTargets(farm));
  return withAdded(farm, list, saved);
}

const RULES = { orders: ORDERS, recurring: RECURRING, single: SINGLE };

function updateOrder(document: FarmDocument, typed: ListedOrder): FarmDocument {
  const { id } = typed;
  const { list } = storedForm(typed);
  const targets = knownTargets(document);
  return changeRecord(document, list, id, (stored) => {
    const before = readStored({ list, record: stored } as StoredOrder); // The record of just that list.
    const items = typed.items.map((item) => {
      const known = recordById<OrderItem>(before.items, item.id);
      return { ...(known && unknownFields(ORDER_ITEMS, known)), ...item };
    });
    const createdAt = typed.createdAt || before.createdAt;
    const { record } = storedForm({ ...trimmed(typed), createdAt, items });
    return readOrderOf(list, { ...unknownFields(RULES[list], stored), ...record }, id, targets);
  });
}

/** An order in one list hides orders of the same id in the others, so no two may share one; nor may one that was deleted and has a past. */
function newOrderId(document: FarmDocument, id: string): string {
  return freeId(id || 'ord', storedRecords(document), document.pastOrders ?? []);
}

function trimmed<T extends { readonly name: string; readonly customer: string }>(order: T): T {
  return { ...order, name: order.name.trim(), customer: (order.customer ?? '').trim() };
}

/** Fields that this version does not know: of an order saved anew they stay as they were. */
function unknownFields({ of }: { readonly of: { readonly of: object } }, record: object): object {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !Object.hasOwn(of.of, name)));
}
