import { keptInterval } from '#domain/orders/frequencies.ts';
import { HARVEST_BUFFER_DAYS } from '#domain/settings/settings.ts';
import { wholeWithin } from '#domain/units/limits.ts';
import type {
  HarvestOverrides,
  Order,
  RecurringOrder,
  RepeatRule,
  SingleOrder,
  RecurringLife,
} from '#domain/orders/order.ts';
import type { FarmAction } from '#state/records/farm-action.ts';
import { itemFromDraft, slimItemFromDraft } from '../editor/items/item-draft.ts';
import { type OrderDraft, nameOfOrderDraft } from '../editor/order-draft.ts';

/**
 * What Save does: a new record, or the changed one back into its own list.
 *
 * @param isNew - A new order or a copy; else the order of this id is changed.
 */
export function saveOrder(draft: OrderDraft, isNew: boolean): FarmAction {
  if (draft.list === 'orders') {
    const order = orderOfDraft(draft);
    return { type: isNew ? 'ADD_ORDER' : 'UPDATE_ORDER', payload: order };
  }
  if (draft.list === 'recurring') {
    const order = recurringOrder(draft);
    if (isNew) return { type: 'ADD_RECURRING', payload: order };
    const { id, ...patch } = { ...CLEARED, ...order };
    return { type: 'UPDATE_RECURRING', payload: { id, patch } };
  }
  const order = singleOrder(draft);
  if (isNew) return { type: 'ADD_SINGLE', payload: order };
  const { id, ...patch } = { weekendHarvestToFriday: undefined, ...order };
  return { type: 'UPDATE_SINGLE', payload: { id, patch } };
}

/** Optional fields go when the form leaves them out. */
const CLEARED = {
  weekOfMonth: undefined,
  harvestBufferDays: undefined,
  weekendHarvestToFriday: undefined,
  endDate: undefined,
  pauses: undefined,
};

/** What is typed as an order of the Orders list; a kind keeps only its own fields. */
export function orderOfDraft(draft: OrderDraft): Order {
  const common = {
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
  return { ...common, kind: 'RECURRING', ...rule, ...overrides(draft), ...lifeOf(draft) };
}

function recurringOrder(draft: OrderDraft): RecurringOrder {
  return {
    id: draft.id,
    ...namedFields(draft),
    ...repeatRule(draft),
    ...overrides(draft),
    ...lifeOf(draft),
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
    name: nameOfOrderDraft(draft),
    customer: draft.customer.trim(),
    orderCategory: draft.orderCategory,
  };
}

function repeatRule(draft: OrderDraft): RepeatRule & { readonly interval: number } {
  const { startDate, frequency, weekday } = draft;
  const nth = frequency === 'MONTHLY_NTH' ? { weekOfMonth: draft.weekOfMonth } : {};
  return { startDate, frequency, weekday, interval: intervalOf(draft), ...nth };
}

function intervalOf({ frequency, interval }: OrderDraft): number {
  return keptInterval(frequency, Math.max(1, Math.floor(interval ?? 1)));
}

function overrides(draft: OrderDraft): HarvestOverrides {
  const days = draft.harvestBufferDays;
  const buffer =
    days === null ? {} : { harvestBufferDays: wholeWithin(HARVEST_BUFFER_DAYS, days, 0) };
  return { ...buffer, ...weekendField(draft) };
}

function lifeOf({ endDate, pauses }: OrderDraft): RecurringLife {
  return { ...(endDate !== null && { endDate }), ...(pauses.length > 0 && { pauses }) };
}

function weekendField({ weekendHarvestToFriday }: OrderDraft): {
  weekendHarvestToFriday?: boolean;
} {
  return weekendHarvestToFriday === null ? {} : { weekendHarvestToFriday };
}
