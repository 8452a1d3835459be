import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { DEFAULT_WEEKDAY, keptInterval, usualInterval } from '#domain/orders/frequencies.ts';
import {
  type CostSnapshot,
  type DemandRecord,
  type FormerOrder,
  type FormerRecurring,
  type FormerSingle,
  type Market,
  type Order,
  type OrderItem,
  type OrderPause,
  type PastOrder,
  type RecurringOrder,
  type RepeatRule,
  type SingleOrder,
  ORDER_CATEGORIES,
  FREQUENCIES,
} from '#domain/orders/order.ts';
import { ORDER_LISTS } from '#domain/orders/stored-order.ts';
import { byTexts } from '#domain/records/lists.ts';
import { HARVEST_BUFFER_DAYS } from '#domain/settings/settings.ts';
import { type Field, by, byName, type ObjectKind } from './merge-rule.ts';
import * as a from './field.ts';
import type { JsonRecord } from '../document/json-record.ts';
import { ORDER_LINES, PAST_LINES, PAST_SLIM_ITEMS, SLIM_ITEMS, TARGET } from './order-items.ts';

const EVERY = a.whole({ min: 1, or: undefined });

// The range makes the number a week of the month.
const WEEK_OF_MONTH = a.whole({ min: 1, max: 4, or: 1 }) as Field<1 | 2 | 3 | 4>;

/** Schedule fields of a recurring order, which merge together. */
export const RHYTHM = {
  startDate: a.day(),
  frequency: a.grouped('rhythm', a.choice(FREQUENCIES, 'WEEKLY')),
  weekday: a.grouped('rhythm', a.weekday(DEFAULT_WEEKDAY)),
  interval: a.grouped(
    'rhythm',
    a.refined(
      EVERY,
      'as its frequency allows',
      (interval, { frequency }: Pick<RepeatRule, 'frequency'>) =>
        interval === undefined ? undefined : keptInterval(frequency, interval),
      ['frequency'],
    ),
  ),
  weekOfMonth: a.grouped('rhythm', a.onlyWhere('frequency', 'MONTHLY_NTH', WEEK_OF_MONTH)),
} as const;

const PAUSES = a.leftOutWhenEmpty(
  a.list<OrderPause>(
    'Pause',
    {
      id: a.ID,
      from: a.grouped('days', a.neededDay()),
      to: a.grouped('days', a.neededDay()),
      note: a.notes(),
    },
    { prefix: 'pau', sort: 'first day' },
  ),
  'days in order, by the first; absent when there is none',
  (pauses) => pauses.map(fromFirstDay).toSorted(byTexts('from')),
);

function fromFirstDay(pause: OrderPause): OrderPause {
  const { from, to } = pause;
  return from > to ? { ...pause, from: to, to: from } : pause;
}

export const LIFE = { endDate: a.optionalDay(), pauses: PAUSES };

const BUFFER_DAYS = a.whole({ ...HARVEST_BUFFER_DAYS, or: undefined });

const NAMED = {
  id: a.ID,
  name: a.text(),
  customer: a.text(),
};

const CATEGORY = a.choice(ORDER_CATEGORIES, 'GENERAL');

const UNTIL = { until: a.neededDay() };

const ONE_VERSION = { isOneValue: true } as const;

/** Fields of an order that its earlier versions do not have. */
const OF_ORDER = ['id', 'name', 'createdAt', 'former'];

/** Earlier versions of an order, keyed by their last day; two of one day don't merge. */
function versions<T extends { readonly until: IsoDate }>(kind: ObjectKind<T>) {
  const retired = [...OF_ORDER, ...(kind.retired ?? [])];
  const version = { ...kind, ...ONE_VERSION, retired };
  return a.leftOutWhenEmpty(
    a.list<T>('Earlier version', version, { key: by('until'), sort: 'last day' }),
    'each later than the one before; absent when there is none',
    (all) =>
      all.filter(({ until }, at) => all.slice(0, at).every((before) => before.until < until)),
  );
}

/** Fields of one-time and recurring orders, besides names and earlier versions. */
function unifiedFields(items: Field<readonly OrderItem[]>) {
  const both = {
    customer: NAMED.customer,
    orderCategory: CATEGORY,
    harvestFridayIfWeekend: a.flag(),
    items,
    kind: a.grouped('day', a.choice(['ONCE', 'RECURRING'], 'ONCE')),
  };
  return {
    ONCE: {
      ...both,
      date: a.grouped('day', a.day()),
      weekendHarvestToFriday: a.optionalFlag(),
    },
    RECURRING: {
      ...both,
      ...RHYTHM,
      startDate: a.grouped('day', RHYTHM.startDate),
      interval: a.grouped(
        'rhythm',
        a.refined(
          EVERY,
          'as its frequency allows; else the usual',
          (interval, { frequency }: Pick<RepeatRule, 'frequency'>) =>
            keptInterval(frequency, interval ?? usualInterval(frequency)),
          ['frequency'],
        ),
      ),
      harvestBufferDays: BUFFER_DAYS,
      weekendHarvestToFriday: a.optionalFlag(),
      ...LIFE,
    },
  } as const;
}

const PAST_UNIFIED = unifiedFields(PAST_LINES);

const FORMER = versions(
  a.kinds<FormerOrder, 'kind'>('kind', {
    ONCE: { ...UNTIL, ...PAST_UNIFIED.ONCE },
    RECURRING: { ...UNTIL, ...PAST_UNIFIED.RECURRING },
  }),
);

function unifiedOrder(items: Field<readonly OrderItem[]>) {
  const { ONCE, RECURRING: STANDING } = unifiedFields(items);
  const { orderCategory, harvestFridayIfWeekend } = ONCE;
  const named = { ...NAMED, orderCategory, harvestFridayIfWeekend, createdAt: a.instant() };
  return a.kinds<Order, 'kind'>('kind', {
    ONCE: { ...named, ...ONCE, former: FORMER },
    RECURRING: { ...named, ...STANDING, former: FORMER },
  });
}

export const ORDERS = a.list<Order>('Order', unifiedOrder(ORDER_LINES), {
  prefix: 'ord',
  natural: byName,
});

/** The slim lists spell the Friday rule like the unified orders do when they come from old files. */
const OLD_FRIDAY = {
  retired: ['harvestFridayIfWeekend'],
  told: (order: JsonRecord) =>
    [true, 1, 'true'].some((on) => on === order.harvestFridayIfWeekend)
      ? { ...order, weekendHarvestToFriday: true }
      : order,
};

const FRIDAY = { weekendHarvestToFriday: a.optionalFlag() };
const SLIM_STANDING = { ...RHYTHM, harvestBufferDays: BUFFER_DAYS, ...FRIDAY, ...LIFE };
const PAST_NAMED = { ...UNTIL, customer: NAMED.customer };
const PAST_SLIM = { orderCategory: CATEGORY, items: PAST_SLIM_ITEMS };

function recurringOrder(items: typeof SLIM_ITEMS) {
  const fields = { ...PAST_NAMED, ...PAST_SLIM, ...SLIM_STANDING };
  const past = a.object<FormerRecurring>(fields, OLD_FRIDAY);
  return a.object<RecurringOrder>(
    { ...NAMED, orderCategory: CATEGORY, items, ...SLIM_STANDING, former: versions(past) },
    OLD_FRIDAY,
  );
}

function singleOrder(items: typeof SLIM_ITEMS) {
  const fields = { ...PAST_NAMED, date: a.day(), ...PAST_SLIM, ...FRIDAY };
  const past = a.object<FormerSingle>(fields, OLD_FRIDAY);
  return a.object<SingleOrder>(
    { ...NAMED, date: a.day(), orderCategory: CATEGORY, items, ...FRIDAY, former: versions(past) },
    OLD_FRIDAY,
  );
}

export const RECURRING = a.list<RecurringOrder>('Recurring order', recurringOrder(SLIM_ITEMS), {
  prefix: 'rec',
});

export const SINGLE = a.list<SingleOrder>('One-time order', singleOrder(SLIM_ITEMS), {
  prefix: 'one',
});

const PAST = { id: a.ID, ...UNTIL, list: a.choice(ORDER_LISTS, 'orders') };

/** Deleted orders with past deliveries. Nothing is removed from them. */
export const PAST_ORDERS = a.list<PastOrder>(
  'Deleted order',
  a.kinds<PastOrder, 'list'>('list', {
    orders: { ...PAST, order: { ...unifiedOrder(PAST_LINES), ...ONE_VERSION } },
    recurring: { ...PAST, order: { ...recurringOrder(PAST_SLIM_ITEMS), ...ONE_VERSION } },
    single: { ...PAST, order: { ...singleOrder(PAST_SLIM_ITEMS), ...ONE_VERSION } },
  }),
);

const SALE_KIND = a.choice(['MARKET', 'EVENT'], 'MARKET');

export const MARKETS = a.list<Market>(
  'Market',
  { id: a.ID, name: a.text(), kind: SALE_KIND },
  { prefix: 'mkt', natural: byName },
);

export const DEMAND_RECORDS = a.list<DemandRecord>(
  'Expected sale',
  {
    id: a.ID,
    kind: SALE_KIND,
    marketId: a.reference(a.text(), 'markets', 'keep', { mayBeBlank: true }),
    date: a.neededDay(),
    units: a.number({ min: 0, or: 0 }),
    varietyId: TARGET.varietyId,
    productId: TARGET.productId,
    packageOz: a.positive(undefined),
    packagingId: a.reference(a.optionalText(), 'catalog/packaging', 'leave out', { isWeak: true }),
  },
  { prefix: 'dmd' },
);

export const COST_HISTORY = a.list<CostSnapshot>(
  'Recorded cost',
  {
    id: a.ID,
    orderId: a.reference(a.text(), 'orders', 'history'),
    dateISO: a.neededDay(),
    totalCost: a.grouped('cost', a.number({ or: 0 })),
    atISO: a.grouped('cost', a.instant()),
  },
  { prefix: 'cst', key: by('orderId', 'dateISO') },
);
