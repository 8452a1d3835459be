import { ORDER_HEAD } from './file-heads.ts';
import { DEFAULT_WEEKDAY, usualInterval } from '#domain/orders/frequencies.ts';
import { WEEKDAY_NAMES } from '#domain/calendar/day-label.ts';
import { type Weekday, weekdayOf } from '#domain/calendar/iso-date.ts';
import { weekOfRepeat } from '#domain/orders/week-of-repeat.ts';
import type { Frequency, Order, OrderCategory, RepeatOrder } from '#domain/orders/order.ts';
import { cellProblem, readCellChoice, readCellDay, readCellNumber } from './import-cells.ts';
import { type ImportField, ImportProblem, nameField } from './import-field.ts';

type OrderField = ImportField<Order>;

const CATEGORY_WORDS: Readonly<Record<OrderCategory, readonly string[]>> = {
  FARMERS_MARKET: ['Farmers Market', 'market'],
  RESTAURANT: ['Restaurant'],
  RESIDENTIAL: ['Residential'],
  SPECIAL_EVENT: ['Special Event', 'event'],
  INTERNAL_USE: ['Internal Use', 'internal'],
  GENERAL: ['General'],
};

const KIND_WORDS: Readonly<Record<'ONCE' | Frequency, readonly string[]>> = {
  ONCE: ['ONCE', 'one time', 'single'],
  WEEKLY: ['WEEKLY', 'every week'],
  BIWEEKLY: ['BIWEEKLY', 'every other week', 'every 2 weeks'],
  MONTHLY_NTH: ['MONTHLY'],
  MONTHLY_1_3_5: ['MONTHLY_1_3_5'],
  MONTHLY_2_4: ['MONTHLY_2_4'],
};

const WEEKDAY_WORDS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  WEEKDAY_NAMES.map((name) => [name, [name, name.slice(0, 3)]]),
);

const name = nameField<Order>(ORDER_HEAD.name, ['name', 'order name']);

const customer: OrderField = {
  head: ORDER_HEAD.customer,
  aliases: ['client', 'sold to'],
  write: (order) => order.customer,
  read: (cell, order) => ({ ...order, customer: cell.trim() }),
};

const category: OrderField = {
  head: ORDER_HEAD.orderCategory,
  aliases: ['order category'],
  write: (order) => CATEGORY_WORDS[order.orderCategory][0] ?? order.orderCategory,
  read: (cell, order) => ({
    ...order,
    orderCategory:
      cell.trim() === '' ? 'GENERAL' : readCellChoice(category.head, cell, CATEGORY_WORDS),
  }),
};

/** For one day, or how a standing order comes back. */
const kind: OrderField = {
  head: ORDER_HEAD.kind,
  aliases: ['frequency', 'repeats', 'repeat', 'type'],
  write: (order) => (order.kind === 'ONCE' ? order.kind : order.frequency),
  read: (cell, order) =>
    cell.trim() === '' ? order : ofKind(order, readCellChoice(kind.head, cell, KIND_WORDS)),
};

/** The one day, or the first possible day of a standing order. */
const date: OrderField = {
  head: ORDER_HEAD.date,
  aliases: [
    'from',
    'start',
    'start date',
    'first event',
    'day',
    'delivery',
    'delivery date',
    'event date',
    'due',
  ],
  write: (order) => (order.kind === 'ONCE' ? order.date : order.startDate),
  read: (cell, order) => {
    if (cell.trim() === '') throw new ImportProblem('Date is empty.');
    const day = readCellDay(date.head, cell);
    return order.kind === 'ONCE' ? { ...order, date: day } : { ...order, startDate: day };
  },
};

const weekday: OrderField = {
  head: ORDER_HEAD.weekday,
  aliases: ['day of week', 'day of the week'],
  write: (order) => (order.kind === 'ONCE' ? null : (WEEKDAY_NAMES[order.weekday] ?? null)),
  read: (cell, order) => {
    if (cell.trim() === '') return order;
    const standing = standingOnly(weekday.head, cell, order);
    const day = readCellChoice(weekday.head, cell, WEEKDAY_WORDS);
    // The words are the names of the weekdays, Sunday first.
    return { ...standing, weekday: WEEKDAY_NAMES.findIndex((each) => each === day) as Weekday };
  },
};

const everyWeeks: OrderField = {
  head: ORDER_HEAD.interval,
  aliases: ['every', 'interval', 'every weeks'],
  write: (order) =>
    order.kind === 'RECURRING' && order.frequency === 'WEEKLY' ? order.interval : null,
  read: (cell, order) => {
    if (cell.trim() === '') {
      const isWeekly = order.kind === 'RECURRING' && order.frequency === 'WEEKLY';
      return isWeekly ? { ...order, interval: 1 } : order;
    }
    const standing = standingOnly(everyWeeks.head, cell, order);
    const interval = readCellNumber(everyWeeks.head, cell, { min: 1, whole: true });
    if (standing.frequency === 'WEEKLY') return { ...standing, interval };
    if (interval === 1 || interval === standing.interval) return order;
    throw cellProblem(everyWeeks.head, cell, 'applies only to WEEKLY.');
  },
};

const monthWeek: OrderField = {
  head: ORDER_HEAD.weekOfMonth,
  aliases: ['week of the month'],
  write: (order) =>
    order.kind === 'RECURRING' && order.frequency === 'MONTHLY_NTH'
      ? (order.weekOfMonth ?? 1)
      : null,
  read: (cell, order) => {
    if (cell.trim() === '') return order;
    const standing = standingOnly(monthWeek.head, cell, order);
    if (standing.frequency !== 'MONTHLY_NTH') {
      throw cellProblem(monthWeek.head, cell, 'applies only to MONTHLY.');
    }
    const week = readCellNumber(monthWeek.head, cell, { min: 1, max: 4, whole: true });
    // The limits make the number a week of the month.
    return { ...standing, weekOfMonth: week as 1 | 2 | 3 | 4 };
  },
};

/** The last day of a standing order; blank: it goes on. */
const ends: OrderField = {
  head: ORDER_HEAD.endDate,
  aliases: ['end', 'end date', 'until', 'last day', 'last event'],
  isOptional: true,
  write: (order) => (order.kind === 'ONCE' ? null : (order.endDate ?? null)),
  read: (cell, order) => {
    if (order.kind === 'RECURRING' && cell.trim() === '') return withoutEnd(order);
    if (cell.trim() === '') return order;
    const standing = standingOnly(ends.head, cell, order);
    const endDate = readCellDay(ends.head, cell);
    if (standing.startDate !== null && endDate < standing.startDate) {
      throw cellProblem(ends.head, cell, 'is before the first delivery.');
    }
    return { ...standing, endDate };
  },
};

/** The columns of an order as a whole; they are the same on all lines of the order. */
export const ORDER_FIELDS = [
  name,
  customer,
  category,
  kind,
  date,
  weekday,
  everyWeeks,
  monthWeek,
  ends,
] as const satisfies readonly OrderField[];

/** Checks whether a cell says that the order is for one day; blank says so too. */
export function isOnceKind(cell: string): boolean {
  return cell.trim() === '' || readCellChoice(kind.head, cell, KIND_WORDS) === 'ONCE';
}

/** Sets a recurring order's weekday and week of the month from its first delivery, unless the file sets them. */
export function followFirstEvent(
  order: Order,
  given: { readonly weekday: boolean; readonly monthWeek: boolean },
): Order {
  if (order.kind === 'ONCE' || order.startDate === null) return order;
  const { startDate } = order;
  const nth =
    order.frequency === 'MONTHLY_NTH' && !given.monthWeek
      ? { weekOfMonth: weekOfRepeat(startDate) }
      : {};
  return { ...order, ...nth, ...(given.weekday ? {} : { weekday: weekdayOf(startDate) }) };
}

/** The order as one of another kind; a kind keeps only its own fields. */
function ofKind(order: Order, wanted: 'ONCE' | Frequency): Order {
  const { id, name: named, customer: sold, orderCategory, createdAt, items } = order;
  const { harvestFridayIfWeekend } = order;
  const common = {
    id,
    name: named,
    customer: sold,
    orderCategory,
    harvestFridayIfWeekend,
    createdAt,
    items,
  };
  const day = order.kind === 'ONCE' ? order.date : order.startDate;
  const toFriday =
    order.weekendHarvestToFriday === undefined
      ? {}
      : { weekendHarvestToFriday: order.weekendHarvestToFriday };
  if (wanted === 'ONCE') return { ...common, ...toFriday, kind: 'ONCE', date: day };
  const { weekOfMonth: nth = 1, ...before }: Partial<RepeatOrder> =
    order.kind === 'RECURRING'
      ? order
      : { weekday: day === null ? DEFAULT_WEEKDAY : weekdayOf(day) };
  return {
    ...before,
    ...common,
    ...toFriday,
    kind: 'RECURRING',
    startDate: day,
    weekday: before.weekday ?? DEFAULT_WEEKDAY,
    frequency: wanted,
    interval: usualInterval(wanted),
    ...(wanted === 'MONTHLY_NTH' ? { weekOfMonth: nth } : {}),
  };
}

function standingOnly(head: string, cell: string, order: Order): RepeatOrder {
  if (order.kind === 'RECURRING') return order;
  throw cellProblem(head, cell, 'applies only to recurring orders. Kind is ONCE.');
}

function withoutEnd({ endDate: _endDate, ...order }: RepeatOrder): RepeatOrder {
  return order;
}
