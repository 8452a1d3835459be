import { PRO_ORDER_STATUSES, type ProOrder } from '#domain/alchemy/alchemy.ts';
import { freeProOrderId } from '#domain/alchemy/orders/order-id.ts';
import { recurringEvents } from '#domain/alchemy/orders/recurring-events.ts';
import {
  completeOrder,
  editOrder,
  moveOrder,
  placeOrder,
  stockWithout,
} from '#domain/alchemy/orders/order-transitions.ts';
import { isoInstant, type ActionContext } from '#domain/calendar/moment.ts';
import { type FarmDocument, sameValue } from '../../document/farm-document.ts';
import { withFreshNumbers } from '../deletes/note-deletes.ts';
import { changeById, dropById, recordById } from '#domain/records/change-records.ts';
import { withAgreed } from '../orders/deliveries.ts';
import { PRO_ORDERS } from '../../schema/alchemy.ts';
import * as a from '../../schema/field.ts';
import {
  actionRules,
  described,
  wholeRecord,
  type EditedRecord,
  type RecordName,
} from '../action-rules.ts';

export type ProOrderFields = Pick<ProOrder, 'id' | 'dueAt' | 'customer' | 'notes' | 'lines'>;

const { read: readProOrder } = described(PRO_ORDERS);

/** Changes of Pro orders with their stock: all they need is taken or nothing. An order without lines isn't placed. */
export const PRO_ORDER_ACTIONS = {
  /** Takes its stock and is pending, or stays draft when there is not enough. A taken id counts up. */
  PLACE_PRO_ORDER: actionRules<ProOrderFields>({
    payload: wholeRecord(readProOrder),
    label: ({ id }) => `Create order ${id}`.trim(),
    run: place,
  }),
  /** Plain fields, the status among them; only changed lines of an order that holds stock move it. */
  UPDATE_PRO_ORDER: actionRules<ProOrderFields & Pick<ProOrder, 'status'>>({
    payload: wholeRecord(readProOrder),
    label: ({ id }) => `Edit order ${id}`,
    edits,
    run: (farm, typed, moment) =>
      changeOrder(farm, typed.id, moment, (order) =>
        editOrder(order, edited(order, typed), farm.alchemy),
      ),
  }),
  /** The status together with its stock; what is short changes nothing at all. */
  MOVE_PRO_ORDER: actionRules({
    payload: {
      id: a.neededText(),
      status: a.required(a.choice(PRO_ORDER_STATUSES, undefined)),
    },
    label: ({ id, status }) => `Make order ${id} ${status}`,
    edits,
    run: (farm, { id, status }, moment) =>
      changeOrder(farm, id, moment, (order) => moveOrder(order, status, farm.alchemy)),
  }),
  /** Takes and uses its stock and fulfills it; what is short changes nothing at all. */
  COMPLETE_PRO_ORDER: actionRules<RecordName>({
    label: ({ id }) => `Complete order ${id}`,
    edits,
    run: (farm, { id }, moment) =>
      changeOrder(farm, id, moment, (order) => completeOrder(order, farm.alchemy)),
  }),
  /** Gives back what the order only held; what it used stays used. */
  DELETE_PRO_ORDER: actionRules<RecordName>({
    label: ({ id }) => `Delete order ${id}`,
    run: (farm, { id }, moment) => {
      const { alchemy } = farm;
      const order = storedOrEvent(farm, id, moment);
      if (order === undefined) return farm;
      const orders = dropById(alchemy.orders, order.id);
      const items = stockWithout(order, alchemy);
      return withoutEvent({ ...farm, alchemy: { ...alchemy, orders, items } }, order, moment);
    },
  }),
};

function edits({ id }: RecordName): readonly EditedRecord[] {
  return [{ list: 'alchemy/orders', id }];
}

/** An order, or the event of a standing one, which is stored as soon as something is done with it. */
function storedOrEvent(document: FarmDocument, id: string, { today }: ActionContext) {
  const { orders } = document.alchemy;
  return recordById(orders, id) ?? recordById(recurringEvents(document, today), id);
}

/** The event of a standing order that is deleted does not come back. */
function withoutEvent(
  document: FarmDocument,
  order: ProOrder,
  { now }: ActionContext,
): FarmDocument {
  if (order.standing === undefined) return document;
  const { id: orderId, dateISO } = order.standing;
  const skip = { kind: 'SKIP', orderId, dateISO, note: '' } as const;
  return withAgreed(document, [skip], isoInstant(now));
}

function place(
  document: FarmDocument,
  typed: ProOrderFields,
  { now }: ActionContext,
): FarmDocument {
  const { alchemy } = document;
  const atISO = isoInstant(now);
  if (!typed.lines.some(({ productId, qty }) => productId !== '' && qty > 0)) return document;
  const times = { createdAt: atISO, updatedAt: atISO };
  const draft = readProOrder({ ...times, ...told(typed) }, freeProOrderId(alchemy, typed));
  const { order, items } = placeOrder(draft, alchemy);
  const orders = [...alchemy.orders, order];
  return withFreshNumbers(document, { ...document, alchemy: { ...alchemy, items, orders } });
}

/** What the order took and when it came stay, whatever the payload says. */
function edited(order: ProOrder, typed: ProOrderFields & Pick<ProOrder, 'status'>): ProOrder {
  return readProOrder({ ...order, status: typed.status, ...told(typed) }, order.id);
}

/** What a payload tells of an order; it may hold a whole one. */
function told({ dueAt, customer, notes, lines }: ProOrderFields): Omit<ProOrderFields, 'id'> {
  const [name, email] = [customer.name.trim(), customer.email.trim()];
  return { dueAt, customer: { ...customer, name, email }, notes, lines };
}

function changeOrder(
  document: FarmDocument,
  id: string,
  moment: ActionContext,
  change: (order: ProOrder) => ReturnType<typeof moveOrder>,
): FarmDocument {
  const { alchemy } = document;
  const before = storedOrEvent(document, id, moment);
  const changed = before === undefined ? null : change(before);
  if (changed === null || sameValue(changed.order, before)) return document;
  const { items } = changed;
  const order = { ...changed.order, updatedAt: isoInstant(moment.now) };
  const isStored = recordById(alchemy.orders, id) !== undefined;
  const orders = isStored
    ? changeById(alchemy.orders, id, () => order)
    : [...alchemy.orders, order];
  return { ...document, alchemy: { ...alchemy, orders, items } };
}
