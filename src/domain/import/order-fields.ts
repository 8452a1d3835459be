import { DEFAULT_WEEKDAY, usualInterval } from '#domain/orders/frequencies.ts';
import { WEEKDAY_NAMES } from '#domain/calendar/day-label.ts';
import { type Weekday, weekdayOf } from '#domain/calendar/iso-date.ts';
import { weekOfRepeat } from '#domain/orders/week-of-repeat.ts';
import {
  type Frequency,
  type Order,
  type OrderCategory,
  type RepeatOrder,
  categoryLabel,
} from '#domain/orders/order.ts';
import { Cell } from './import-cells.ts';
import type { FileCell } from '#domain/records/file-rows.ts';
import { type ImportField, mustBeFilled, nameField, staysAsItIs } from './import-field.ts';

/** Column headers of an orders file. A recurring order has its frequency as its kind. */
export const ORDER_HEAD = {
  name: 'Order',
  customer: 'Customer',
  orderCategory: 'Category',
  kind: 'Kind',
  date: 'Date',
  weekday: 'Weekday',
  interval: 'Every (weeks)',
  weekOfMonth: 'Week of month',
  endDate: 'Ends',
} as const;

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

const DATE_ALIASES = [
  'from',
  'start',
  'start date',
  'first event',
  'day',
  'delivery',
  'delivery date',
  'event date',
  'due',
];

const OF_ANY: readonly OrderField[] = [
  nameField<Order>(ORDER_HEAD.name, ['name', 'order name']),
  {
    head: ORDER_HEAD.customer,
    aliases: ['client', 'sold to'],
    write: ({ customer }) => customer,
    read: ({ text }, order) => ({ ...order, customer: text }),
  },
  {
    head: ORDER_HEAD.orderCategory,
    aliases: ['order category'],
    write: ({ orderCategory }) => categoryLabel(orderCategory),
    blank: (order) => ({ ...order, orderCategory: 'GENERAL' }),
    read: (cell, order) => ({ ...order, orderCategory: cell.choice(CATEGORY_WORDS) }),
  },
  {
    // For one day, or how a standing order comes back.
    head: ORDER_HEAD.kind,
    aliases: ['frequency', 'repeats', 'repeat', 'type'],
    write: (order) => (order.kind === 'ONCE' ? order.kind : order.frequency),
    blank: staysAsItIs,
    read: (cell, order) => ofKind(order, cell.choice(KIND_WORDS)),
  },
  {
    // The one day, or the first possible day of a standing order.
    head: ORDER_HEAD.date,
    aliases: DATE_ALIASES,
    write: (order) => (order.kind === 'ONCE' ? order.date : order.startDate),
    blank: mustBeFilled,
    read: (cell, order) =>
      order.kind === 'ONCE' ? { ...order, date: cell.day() } : { ...order, startDate: cell.day() },
  },
];

/** A column that only a recurring order has. */
function standingField(
  head: string,
  aliases: readonly string[],
  write: (order: RepeatOrder) => FileCell,
  read: (cell: Cell, order: RepeatOrder) => RepeatOrder,
  blank: (order: RepeatOrder) => RepeatOrder = staysAsItIs,
): OrderField {
  return {
    head,
    aliases,
    write: (order) => (order.kind === 'ONCE' ? null : write(order)),
    blank: (order) => (order.kind === 'RECURRING' ? blank(order) : order),
    read: (cell, order) => {
      if (order.kind === 'RECURRING') return read(cell, order);
      throw cell.problem('applies only to recurring orders. Kind is ONCE.');
    },
  };
}

/** The columns of an order as a whole; they are the same on all lines of the order. */
export const ORDER_FIELDS: readonly OrderField[] = [
  ...OF_ANY,
  standingField(
    ORDER_HEAD.weekday,
    ['day of week', 'day of the week'],
    ({ weekday }) => WEEKDAY_NAMES[weekday] ?? null,
    (cell, order) => {
      const day = cell.choice(WEEKDAY_WORDS);
      // The words are the names of the weekdays, Sunday first.
      return { ...order, weekday: WEEKDAY_NAMES.findIndex((each) => each === day) as Weekday };
    },
  ),
  standingField(
    ORDER_HEAD.interval,
    ['every', 'interval', 'every weeks'],
    ({ frequency, interval }) => (frequency === 'WEEKLY' ? interval : null),
    (cell, order) => {
      const interval = cell.number({ min: 1, whole: true });
      if (order.frequency === 'WEEKLY') return { ...order, interval };
      if (interval === 1 || interval === order.interval) return order;
      throw cell.problem('applies only to WEEKLY.');
    },
    (order) => (order.frequency === 'WEEKLY' ? { ...order, interval: 1 } : order),
  ),
  standingField(
    ORDER_HEAD.weekOfMonth,
    ['week of the month'],
    ({ frequency, weekOfMonth = 1 }) => (frequency === 'MONTHLY_NTH' ? weekOfMonth : null),
    (cell, order) => {
      if (order.frequency !== 'MONTHLY_NTH') throw cell.problem('applies only to MONTHLY.');
      // The limits make the number a week of the month.
      const weekOfMonth = cell.number({ min: 1, max: 4, whole: true }) as 1 | 2 | 3 | 4;
      return { ...order, weekOfMonth };
    },
  ),
  {
    ...standingField(
      ORDER_HEAD.endDate,
      ['end', 'end date', 'until', 'last day', 'last event'],
      ({ endDate }) => endDate ?? null,
      (cell, order) => {
        const endDate = cell.day();
        if (order.startDate !== null && endDate < order.startDate) {
          throw cell.problem('is before the first delivery.');
        }
        return { ...order, endDate };
      },
      ({ endDate: _endDate, ...order }) => order,
    ),
    isOptional: true,
  },
];

/** Checks whether a cell says that the order is for one day; blank says so too. */
export function isOnceKind(cell: string): boolean {
  const kind = new Cell(ORDER_HEAD.kind, cell);
  return kind.isBlank || kind.choice(KIND_WORDS) === 'ONCE';
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
  const { id, name, customer, orderCategory, createdAt, items, harvestFridayIfWeekend } = order;
  const common = { id, name, customer, orderCategory, harvestFridayIfWeekend, createdAt, items };
  const day = order.kind === 'ONCE' ? order.date : order.startDate;
  const { weekendHarvestToFriday } = order;
  const toFriday = weekendHarvestToFriday !== undefined && { weekendHarvestToFriday };
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
    ...(wanted === 'MONTHLY_NTH' && { weekOfMonth: nth }),
  };
}
