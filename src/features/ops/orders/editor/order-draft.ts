import {
  type IsoDate,
  type IsoInstant,
  type Weekday,
  addDays,
  weekdayOf,
  SATURDAY,
} from '#domain/calendar/iso-date.ts';
import { type WeekOfMonth, weekOfRepeat } from '#domain/orders/week-of-repeat.ts';
import type { Order, OrderPause, RepeatRule } from '#domain/orders/order.ts';
import { keptInterval } from '#domain/orders/frequencies.ts';
import type { ListedOrder, OrderList } from '#domain/orders/stored-order.ts';
import { HARVEST_BUFFER_DAYS } from '#domain/settings/settings.ts';
import { typedRecord } from '#domain/records/typed-record.ts';
import { wholeWithin } from '#domain/units/limits.ts';
import { type ItemDraft, itemDraft, itemFromDraft, newItemDraft } from './items/item-draft.ts';

/** An order while it is typed. Both kinds keep their dates, so that switching back loses nothing. */
export interface OrderDraft
  extends
    Pick<Order, 'id' | 'createdAt' | 'name' | 'customer' | 'orderCategory' | 'kind'>,
    Pick<Order, 'harvestFridayIfWeekend'>,
    Pick<RepeatRule, 'startDate' | 'frequency' | 'weekday'> {
  readonly list: OrderList;
  readonly date: IsoDate | null;
  readonly interval: number | null;
  readonly weekOfMonth: WeekOfMonth;
  /** Null: the farm's default. */
  readonly harvestBufferDays: number | null;
  /** Null: the farm's default. */
  readonly weekendHarvestToFriday: boolean | null;
  /** Null: no end. */
  readonly endDate: IsoDate | null;
  readonly pauses: readonly OrderPause[];
  readonly items: readonly ItemDraft[];
}

/** The first day of a weekday that is not before a day. */
export function dayOfWeek(weekday: Weekday, from: IsoDate): IsoDate {
  return addDays(from, (7 + weekday - weekdayOf(from)) % 7);
}

/** An order nobody has typed yet: today if once, every Saturday from the next one if standing. */
export function newOrderDraft(
  list: OrderList,
  kind: OrderDraft['kind'],
  today: IsoDate,
  made: { readonly id: string; readonly itemId: string; readonly createdAt: IsoInstant },
): OrderDraft {
  const startDate = dayOfWeek(SATURDAY, addDays(today, 1));
  return {
    list,
    id: made.id,
    createdAt: made.createdAt,
    name: '',
    customer: '',
    orderCategory: 'GENERAL',
    kind,
    date: today,
    startDate,
    frequency: 'WEEKLY',
    interval: 1,
    weekday: SATURDAY,
    weekOfMonth: weekOfRepeat(startDate),
    harvestBufferDays: null,
    harvestFridayIfWeekend: false,
    weekendHarvestToFriday: null,
    endDate: null,
    pauses: [],
    items: [newItemDraft(made.itemId)],
  };
}

export function draftOfOrder(order: ListedOrder, today: IsoDate): OrderDraft {
  const { list = 'orders', kind } = order;
  const blank = newOrderDraft(list, kind, today, { ...order, itemId: '' });
  const draft = typedRecord(blank, { ...order, items: order.items.map(itemDraft) });
  if (order.kind === 'ONCE') return { ...draft, date: order.date };
  const { startDate, frequency, interval } = order;
  return {
    ...draft,
    startDate,
    interval: frequency === 'WEEKLY' ? interval : 1,
    weekOfMonth: order.weekOfMonth ?? (startDate ? weekOfRepeat(startDate) : 1),
  };
}

/** The form of a copy: a new order of the same list, named as a copy. */
export function draftOfCopy(
  order: ListedOrder,
  today: IsoDate,
  made: { readonly id: string; readonly createdAt: string; readonly newItemId: () => string },
): OrderDraft {
  const { newItemId, ...own } = made;
  const draft = draftOfOrder(order, today);
  const items = draft.items.map((item) => ({ ...item, id: newItemId() }));
  return { ...draft, ...own, name: `${draft.name} (Copy)`, items };
}

/** What is typed as an order; a kind keeps only its own fields. */
export function orderOfDraft(draft: OrderDraft): ListedOrder {
  const { list, id, createdAt, orderCategory, harvestFridayIfWeekend, items } = draft;
  const toFriday = draft.weekendHarvestToFriday;
  const common = {
    ...(list !== 'orders' && { list }),
    id,
    createdAt,
    name: nameOfOrderDraft(draft),
    customer: draft.customer.trim(),
    orderCategory,
    harvestFridayIfWeekend,
    ...(toFriday !== null && { weekendHarvestToFriday: toFriday }),
    items: items.map(itemFromDraft),
  };
  if (draft.kind === 'ONCE') return { ...common, kind: 'ONCE', date: draft.date };
  const { startDate, frequency, weekday, weekOfMonth, harvestBufferDays, endDate, pauses } = draft;
  return {
    ...common,
    kind: 'RECURRING',
    startDate,
    frequency,
    weekday,
    interval: keptInterval(frequency, Math.max(1, Math.floor(draft.interval ?? 1))),
    ...(frequency === 'MONTHLY_NTH' && { weekOfMonth }),
    ...(harvestBufferDays !== null && {
      harvestBufferDays: wholeWithin(HARVEST_BUFFER_DAYS, harvestBufferDays, 0),
    }),
    ...(endDate !== null && { endDate }),
    ...(pauses.length > 0 && { pauses }),
  };
}

/** The first event of a standing order also says on which weekday, and in which week of the month, it repeats. */
export function pickFirstEvent(draft: OrderDraft, startDate: IsoDate | null): OrderDraft {
  if (startDate === null) return { ...draft, startDate };
  return {
    ...draft,
    startDate,
    weekday: weekdayOf(startDate),
    weekOfMonth: weekOfRepeat(startDate),
  };
}

/** An order without a name of its own bears that of its customer; '' when it has neither. */
export function nameOfOrderDraft({
  name,
  customer,
}: Pick<OrderDraft, 'name' | 'customer'>): string {
  return name.trim() || customer.trim();
}
