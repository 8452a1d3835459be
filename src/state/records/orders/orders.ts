import { isoInstant, type ActionContext } from '#domain/calendar/moment.ts';
import type { Order, OrderItem } from '#domain/orders/order.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import type { JsonRecord } from '../../read/coerce.ts';
import { knownTargets } from '../../read/slices/read-order-items.ts';
import { readOrder, readRecurringOrder, readSingleOrder } from '../../read/slices/read-orders.ts';
import {
  changeById,
  dropById,
  freeId,
  patchById,
  recordById,
} from '#domain/records/change-records.ts';
import { knownFields } from '../../schema/field.ts';
import type { RecordsRule } from '../../schema/merge-rule.ts';
import { ORDERS } from '../../schema/orders.ts';
import { ORDER_ITEMS } from '../../schema/order-items.ts';
import {
  recordActions,
  withRecords,
  type RecordChange,
  type RecordName,
  type ActionRules,
} from '../action-rules.ts';

/**
 * Changes of the three order lists: Orders, Recurring Orders and One-Time Orders.
 *
 * A saved order is read like one from a file, so that its counts, weights and repeat rule are in
 * range.
 */
export const ORDER_ACTIONS = {
  ...recordActions('ORDER', {
    list: 'orders',
    called: 'order',
    read: readKnownOrder,
    add: addOrder,
    // Replaces the whole order, since switching its kind changes its fields.
    update: updateOrder,
    readWhole: readKnownOrder,
    drop: dropFrom('orders'),
  }),
  ...recordActions('RECURRING', inList('recurring', readRecurringOrder)),
  ...recordActions('SINGLE', inList('single', readSingleOrder)),
};

function inList<L extends 'recurring' | 'single', T extends FarmDocument[L][number]>(
  list: L,
  read: (source: JsonRecord, id: string) => T,
) {
  const saved = (order: T, id: string) => read({ ...(trimmed(order) as object) }, id);
  return {
    list,
    called: 'order',
    read,
    add: (farm: FarmDocument, typed: T) => {
      const added = saved(typed, newOrderId(farm, typed.id));
      return withRecords(farm, list, [...farm[list], added]);
    },
    update: (farm: FarmDocument, { id, patch }: RecordChange<T>) => {
      // The list holds just these.
      const orders = farm[list] as readonly RecordName[] as readonly T[];
      const changed = patchById(orders, id, patch, (order) => saved(order, id));
      return withRecords(farm, list, changed);
    },
    drop: dropFrom(list),
  };
}

function dropFrom(list: 'orders' | 'recurring' | 'single'): ActionRules<RecordName>['run'] {
  return (farm, { id }) => withRecords(farm, list, dropById<RecordName>(farm[list], id));
}

function readKnownOrder(source: JsonRecord, id: string, farm: FarmDocument): Order {
  return readOrder(source, id, knownTargets(farm));
}

/** Adds an order; one without a time was written down now. */
export function addOrder(farm: FarmDocument, typed: Order, { now }: ActionContext): FarmDocument {
  const order = { ...trimmed(typed), createdAt: typed.createdAt || isoInstant(now) };
  const saved = readKnownOrder(order, newOrderId(farm, typed.id), farm);
  return { ...farm, orders: [...farm.orders, saved] };
}

function updateOrder(document: FarmDocument, typed: Order): FarmDocument {
  const orders = changeById(document.orders, typed.id, (before) => {
    const items = typed.items.map((item) => {
      const known = recordById<OrderItem>(before.items, item.id);
      return { ...(known && unknownFields(ORDER_ITEMS, known)), ...item };
    });
    const createdAt = typed.createdAt || before.createdAt;
    const order = { ...unknownFields(ORDERS, before), ...trimmed(typed), createdAt, items };
    return readKnownOrder(order, typed.id, document);
  });
  return withRecords(document, 'orders', orders);
}

/** An order in one list hides orders of the same id in the others, so no two may share one; nor may one that was deleted and has a past. */
function newOrderId(document: FarmDocument, id: string): string {
  const { orders, recurring, single, pastOrders = [] } = document;
  return freeId(id || 'ord', orders, recurring, single, pastOrders);
}

function trimmed<T extends { readonly name: string; readonly customer: string }>(order: T): T {
  return { ...order, name: order.name.trim(), customer: (order.customer ?? '').trim() };
}

/** Fields that this version does not know: of an order saved anew they stay as they were. */
function unknownFields(kind: RecordsRule, record: object): object {
  const known = knownFields(kind);
  return Object.fromEntries(Object.entries(record).filter(([name]) => !known.includes(name)));
}
