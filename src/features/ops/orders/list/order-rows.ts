import { sumByKey } from '#domain/records/lists.ts';
import { oncePer } from '#domain/records/once-per.ts';
import { formatDate, formatMonthDay } from '#ui/format.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { categoryLabel, FREQUENCY_LABELS } from '#domain/orders/order.ts';
import { type DatedOrder, pausesOf } from '#domain/orders/event-days.ts';
import { nextEvent } from '#domain/orders/next-event.ts';
import { repeatLabel } from '#domain/orders/when-label.ts';
import type { ShownKind } from './order-kind.ts';
import type { ListedOrder } from '#domain/orders/stored-order.ts';

export type OrderRow = ReturnType<typeof orderRow>;

/** The orders of all three lists, the next event first and what is over last. */
export function orderRows(orders: readonly DatedOrder[], today: IsoDate): OrderRow[] {
  const rows = orders.map((order) => orderRow(order, today));
  return withDistinctNames(rows).toSorted(byNextEvent);
}

/** Orders of one name are told apart by when they fall due. */
function withDistinctNames(rows: readonly OrderRow[]): readonly OrderRow[] {
  const keyOf = ({ name }: OrderRow) => name.trim().toLowerCase();
  const counts = sumByKey(rows.map((row) => [keyOf(row), 1]));
  return rows.map((row) => ((counts.get(keyOf(row)) ?? 0) > 1 ? withDay(row) : row));
}

/** Kept, so that a row which stays the same is not drawn again. */
const withDay = oncePer((row: OrderRow): OrderRow => ({
  ...row,
  title: `${row.name}, ${row.when}`,
}));

/** Rows of orders that have not changed since, so that only changed ones are drawn again. */
const orderRow = oncePer((order: ListedOrder, today: IsoDate) => {
  const { list = 'orders' } = order;
  const from = order.kind === 'ONCE' ? order.date : order.startDate;
  const fromLabel = from === null ? 'No date' : formatDate(from);
  const repeats = order.kind === 'RECURRING' && from !== null;
  return {
    key: `${list} ${order.id}`,
    list,
    id: order.id,
    name: order.name,
    /** Its name, with its day where another order bears the same: "Bistro, Every Friday". */
    title: order.name,
    customer: order.customer,
    category: categoryLabel(order.orderCategory),
    type: order.kind,
    /** "Every Saturday", or the date of an order for one day. */
    when: repeats ? repeatLabel(order) : fromLabel,
    /** First event of a standing order, or the one day. */
    from,
    fromLabel,
    frequency: order.kind === 'RECURRING' ? FREQUENCY_LABELS[order.frequency] : '',
    /** Null when it is over. */
    next: nextEvent(order, today),
    /** The last day of a standing order; null where it goes on. */
    endDate: order.kind === 'RECURRING' ? (order.endDate ?? null) : null,
    /** The last day of the pause that it is in. */
    pausedUntil: pausedUntil(order, today),
  };
});

function pausedUntil(order: ListedOrder, today: IsoDate): IsoDate | null {
  return pausesOf(order).find(({ from, to }) => from <= today && today <= to)?.to ?? null;
}

export function hasEnded({ next, endDate }: OrderRow): boolean {
  return next === null && endDate !== null;
}

const NEVER = '9999-12-31';

/** What is to come by its day, then what is over with the latest first; equal days by name. */
export function byNextEvent(one: OrderRow, other: OrderRow): number {
  return (
    (one.next ?? NEVER).localeCompare(other.next ?? NEVER) ||
    (one.next === null ? (other.from ?? '').localeCompare(one.from ?? '') : 0) ||
    one.name.localeCompare(other.name)
  );
}

/** Behind "Every Saturday": since when, unless a column of its own says so, and the next one. */
export function eventsText(row: OrderRow, hasStartColumn: boolean): string {
  if (row.from === null) return '';
  if (row.type === 'ONCE') return row.next === null ? 'Past' : '';
  const parts = [hasStartColumn ? '' : `from ${row.fromLabel}`, ...lifeText(row)];
  return parts.filter((part) => part !== '').join(', ');
}

/** "paused until 12/5", "next 12/8", "ends 12/15"; of one that is over "Ended 12/15". */
function lifeText(row: OrderRow): readonly string[] {
  const { next, endDate, pausedUntil: until } = row;
  if (endDate !== null && hasEnded(row)) return [`Ended ${formatMonthDay(endDate)}`];
  return [
    until === null ? '' : `paused until ${formatMonthDay(until)}`,
    next === null ? '' : `next ${formatMonthDay(next)}`,
    endDate === null ? '' : `ends ${formatMonthDay(endDate)}`,
  ].filter((words) => words !== '');
}

export function rowsOfKind(rows: readonly OrderRow[], kind: ShownKind): readonly OrderRow[] {
  if (kind === 'all') return rows;
  const type = kind === 'recurring' ? 'RECURRING' : 'ONCE';
  return rows.filter((row) => row.type === type);
}

/** The rows whose name, customer, category, days or goods contain all searched words. */
export function searchOrders(
  rows: readonly OrderRow[],
  search: string,
  amounts: ReadonlyMap<string, { readonly sells: string }>,
): readonly OrderRow[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter(({ id, name, customer, category, when }) => {
    const sells = amounts.get(id)?.sells ?? '';
    const text = [name, customer, category, when, sells].join('\n').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
