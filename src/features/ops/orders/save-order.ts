import type {
  HarvestOverrides,
  Order,
  RecurringOrder,
  RepeatRule,
  SingleOrder,
} from '#domain/orders/order.ts';
import type { FarmAction } from '#state/actions/farm-action.ts';
import { itemFromDraft, slimItemFromDraft } from './item-draft.ts';
import type { OrderDraft } from './order-draft.ts';
import type { StoredOrder } from './stored-order.ts';

/**
 * What Save does: a new record, or the changed one back into its own list.
 *
 * @param stored - The order that is edited, null for a new one or a copy.
 */
export function saveOrder(draft: OrderDraft, stored: StoredOrder | null): FarmAction {
  if (draft.list === 'orders') {
    const order = unifiedOrder(draft, stored?.list === 'orders' ? stored.record : null);
    return { type: stored === null ? 'ADD_ORDER' : 'UPDATE_ORDER', payload: order };
  }
  if (draft.list === 'recurring') {
    const order = recurringOrder(draft);
    if (stored === null) return { type: 'ADD_RECURRING', payload: order };
    const { id, ...patch } = order;
    return { type: 'UPDATE_RECURRING', payload: { id, patch } };
  }
  const order = singleOrder(draft);
  if (stored === null) return { type: 'ADD_SINGLE', payload: order };
  const { id, ...patch } = order;
  return { type: 'UPDATE_SINGLE', payload: { id, patch } };
}

/** A kind keeps only its own fields, and what the form does not know. */
function unifiedOrder(draft: OrderDraft, stored: Order | null): Order {
  const common = {
    ...unknownFields(stored),
    id: draft.id,
    createdAt: draft.createdAt,
    ...namedFields(draft),
    harvestFridayIfWeekend: draft.harvestFridayIfWeekend,
    items: draft.items.map(itemFromDraft),
  };
  if (draft.kind === 'ONCE') {
    return { ...common, kind: 'ONCE', date: draft.date, ...weekendField(draft) };
  }
  const rule = repeatRule(draft);
  return { ...common, kind: 'RECURRING', ...rule, ...overrides(draft) };
}

function recurringOrder(draft: OrderDraft): RecurringOrder {
  return {
    id: draft.id,
    ...namedFields(draft),
    ...repeatRule(draft),
    ...overrides(draft),
    items: draft.items.map(slimItemFromDraft),
  };
}

function singleOrder(draft: OrderDraft): SingleOrder {
  return {
    id: draft.id,
    ...namedFields(draft),
    date: draft.date,
    ...weekendField(draft),
    items: draft.items.map(slimItemFromDraft),
  };
}

function namedFields(draft: OrderDraft) {
  return {
    name: draft.name.trim(),
    customer: draft.customer.trim(),
    orderCategory: draft.orderCategory,
  };
}

function repeatRule(draft: OrderDraft): RepeatRule & { readonly interval: number } {
  const { startDate, frequency, weekday } = draft;
  const nth = frequency === 'MONTHLY_NTH' ? { weekOfMonth: draft.weekOfMonth } : {};
  return { startDate, frequency, weekday, interval: intervalOf(draft), ...nth };
}

/** Weekly orders may skip weeks; the other rules have a fixed step. */
function intervalOf({ frequency, interval }: OrderDraft): number {
  if (frequency === 'BIWEEKLY') return 2;
  return frequency === 'WEEKLY' ? Math.max(1, Math.floor(interval ?? 1)) : 1;
}

function overrides(draft: OrderDraft): HarvestOverrides {
  const days = draft.harvestBufferDays;
  const buffer =
    days === null ? {} : { harvestBufferDays: Math.min(7, Math.max(0, Math.floor(days))) };
  return { ...buffer, ...weekendField(draft) };
}

function weekendField({ weekendHarvestToFriday }: OrderDraft): {
  weekendHarvestToFriday?: boolean;
} {
  return weekendHarvestToFriday === null ? {} : { weekendHarvestToFriday };
}

/** Every field of both kinds of order; the compiler keeps the list complete. */
type FormField =
  keyof Extract<Order, { kind: 'ONCE' }> | keyof Extract<Order, { kind: 'RECURRING' }>;
const FORM_FIELDS: Readonly<Record<FormField, true>> = {
  id: true,
  createdAt: true,
  name: true,
  customer: true,
  orderCategory: true,
  kind: true,
  date: true,
  startDate: true,
  frequency: true,
  interval: true,
  weekday: true,
  weekOfMonth: true,
  harvestBufferDays: true,
  harvestFridayIfWeekend: true,
  weekendHarvestToFriday: true,
  items: true,
};

/** What another tool wrote into an order; the form must not drop it. */
function unknownFields(stored: Order | null): object {
  if (stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(([key]) => !Object.hasOwn(FORM_FIELDS, key)),
  );
}
