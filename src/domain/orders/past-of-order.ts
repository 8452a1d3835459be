import { type IsoDate, dayNumber } from '#domain/calendar/iso-date.ts';
import { customerKey } from '#domain/customers/customer.ts';
import { firstPossibleDay, orderEvents, pausesOf, type DatedOrder } from './event-days.ts';
import type { Order } from './order.ts';

export function hasPast(order: DatedOrder, today: IsoDate): boolean {
  const first = firstPossibleDay(order);
  return first !== null && orderEvents(order, first, dayNumber(today) - 1).length > 0;
}

/** Fields that decide when an order is delivered and harvested, besides its lines and pauses. */
const RULES = [
  'kind',
  'orderCategory',
  'harvestFridayIfWeekend',
  'weekendHarvestToFriday',
  'harvestBufferDays',
  'date',
  'startDate',
  'endDate',
  'frequency',
  'weekday',
  'interval',
  'weekOfMonth',
] as const;

/** Whether two versions have the same deliveries, whatever their names, ids and sequence of lines and pauses. */
export function hasSameEvents(before: Order, after: Order): boolean {
  return eventsKey(before) === eventsKey(after);
}

function eventsKey(order: Order): string {
  const fields: Readonly<Record<string, unknown>> = { ...order };
  return JSON.stringify([
    customerKey(order.customer),
    RULES.map((name) => fields[name] ?? null),
    order.items.map(lineKey).toSorted(),
    pausesOf(order)
      .map(({ from, to }) => `${from} ${to}`)
      .toSorted(),
  ]);
}

function lineKey(item: Order['items'][number]): string {
  const { id: _id, ...line } = item;
  return Object.entries(line)
    .map(([name, value]) => `${name} ${JSON.stringify(value)}`)
    .toSorted()
    .join();
}

/** Turns an order into an earlier version that counts until a day. */
export function formerOf<T extends object>(record: T, until: IsoDate) {
  const names = ['id', 'name', 'createdAt', 'former', 'until'];
  const fields = Object.entries(record).filter(([field]) => !names.includes(field));
  // What stays are the fields of a version of that record.
  return { until, ...Object.fromEntries(fields) } as Omit<
    T,
    'id' | 'name' | 'createdAt' | 'former'
  > & { readonly until: IsoDate };
}
