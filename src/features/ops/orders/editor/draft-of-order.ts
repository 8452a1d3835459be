import { weekOfRepeat } from '#domain/orders/week-of-repeat.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type {
  HarvestOverrides,
  Order,
  OrderItem,
  RecurringOrder,
  RepeatRule,
  SingleOrder,
  RecurringLife,
} from '#domain/orders/order.ts';
import { type OrderDraft, newOrderDraft } from './order-draft.ts';
import { type ItemDraft, itemDraft, slimItemDraft } from './items/item-draft.ts';
import type { StoredOrder } from '#domain/orders/stored-order.ts';

/** The form of a stored order, filled in. */
export function draftOfOrder(stored: StoredOrder, today: IsoDate): OrderDraft {
  switch (stored.list) {
    case 'orders':
      return draftOfUnified(stored.record, today);
    case 'recurring':
      return { ...draftOfSlim(stored, 'RECURRING', today), ...repeatFields(stored.record) };
    case 'single':
      return {
        ...draftOfSlim(stored, 'ONCE', today),
        date: stored.record.date,
        weekendHarvestToFriday: stored.record.weekendHarvestToFriday ?? null,
      };
  }
}

/** The form of a copy: a new record of the same list, named as a copy. */
export function draftOfCopy(
  stored: StoredOrder,
  today: IsoDate,
  made: { readonly id: string; readonly createdAt: string; readonly newItemId: () => string },
): OrderDraft {
  const draft = draftOfOrder(stored, today);
  return {
    ...draft,
    id: made.id,
    createdAt: made.createdAt,
    name: `${draft.name} (Copy)`,
    items: draft.items.map((item) => ({ ...item, id: made.newItemId() })),
  };
}

function draftOfUnified(order: Order, today: IsoDate): OrderDraft {
  const blank = newOrderDraft('orders', order.kind, today, { ...order, itemId: '' });
  const common = {
    ...blank,
    name: order.name,
    customer: order.customer,
    orderCategory: order.orderCategory,
    harvestFridayIfWeekend: order.harvestFridayIfWeekend,
    weekendHarvestToFriday: order.weekendHarvestToFriday ?? null,
    items: order.items.map((item: OrderItem) => itemDraft(item)),
  };
  return order.kind === 'ONCE'
    ? { ...common, date: order.date }
    : { ...common, ...repeatFields(order) };
}

function draftOfSlim(
  stored: Exclude<StoredOrder, { readonly list: 'orders' }>,
  kind: OrderDraft['kind'],
  today: IsoDate,
): OrderDraft {
  const record: RecurringOrder | SingleOrder = stored.record;
  const made = { id: record.id, itemId: '', createdAt: '' };
  const items: readonly ItemDraft[] = record.items.map((item, index) =>
    slimItemDraft(item, `li_${index + 1}`),
  );
  return {
    ...newOrderDraft(stored.list, kind, today, made),
    name: record.name,
    customer: record.customer,
    orderCategory: record.orderCategory,
    items,
  };
}

function repeatFields(order: RepeatRule & HarvestOverrides & RecurringLife) {
  return {
    startDate: order.startDate,
    frequency: order.frequency,
    interval: order.frequency === 'WEEKLY' ? (order.interval ?? 1) : 1,
    weekday: order.weekday,
    weekOfMonth: order.weekOfMonth ?? (order.startDate ? weekOfRepeat(order.startDate) : 1),
    harvestBufferDays: order.harvestBufferDays ?? null,
    weekendHarvestToFriday: order.weekendHarvestToFriday ?? null,
    endDate: order.endDate ?? null,
    pauses: order.pauses ?? [],
  };
}
