import { ORDER_HEAD } from '#domain/import/file-heads.ts';
import { ORDER_CATEGORIES } from '#domain/orders/category-label.ts';
import {
  DEFAULT_WEEKDAY,
  FREQUENCIES,
  keptInterval,
  usualInterval,
} from '#domain/orders/frequencies.ts';
import type {
  CostSnapshot,
  DemandRecord,
  Market,
  Order,
  OrderPause,
  RecurringOrder,
  RepeatRule,
  SingleOrder,
} from '#domain/orders/order.ts';
import { MAX_HARVEST_BUFFER_DAYS } from '#domain/settings/harvest-buffer-days.ts';
import type { Field } from './field.ts';
import * as f from './field.ts';
import * as a from './plain-fields.ts';
import { by, byName } from './merge-rule.ts';

import { ORDER_LINES, SLIM_ITEMS, TARGET } from './order-items.ts';

/** Every how many weeks. */
const EVERY = a.whole({ min: 1, or: undefined });

// The range makes the number a week of the month.
const WEEK_OF_MONTH = a.whole({ min: 1, max: 4, or: 1 }) as Field<1 | 2 | 3 | 4>;

/** The fields that say when a standing order falls due make sense only together. */
export const RHYTHM = {
  startDate: a.day(),
  frequency: f.together('rhythm', a.choice(FREQUENCIES, 'WEEKLY')),
  weekday: f.together('rhythm', a.weekday(DEFAULT_WEEKDAY)),
  interval: f.together(
    'rhythm',
    f.refined(
      EVERY,
      'as its frequency allows',
      (interval, { frequency }: Pick<RepeatRule, 'frequency'>) =>
        interval === undefined ? undefined : keptInterval(frequency, interval),
      ['frequency'],
    ),
  ),
  weekOfMonth: f.together('rhythm', f.onlyWhere('frequency', 'MONTHLY_NTH', WEEK_OF_MONTH)),
} as const;

/** Without any pause there is no list of them. */
const PAUSES = f.refined(
  f.optional(
    f.list<OrderPause>(
      'Pause',
      {
        id: a.ID,
        from: f.together('days', f.needed(a.day())),
        to: f.together('days', f.needed(a.day())),
        note: a.notes(),
      },
      { prefix: 'pau', sort: 'first day' },
    ),
  ),
  'by their first day, which is not after the last; absent when there is none',
  (pauses) =>
    pauses === undefined || pauses.length === 0 ? undefined : pauses.toSorted(byFirstDay),
);

function byFirstDay(a: OrderPause, b: OrderPause): number {
  if (a.from === b.from) return 0;
  return a.from < b.from ? -1 : 1;
}

/** When a standing order ends, and when it pauses. */
export const LIFE = { endDate: a.optionalDay(), pauses: PAUSES };

/** A standing order has its frequency for a kind, and its first day for a date. */
const COLUMNS = { ...ORDER_HEAD, frequency: ORDER_HEAD.kind, startDate: ORDER_HEAD.date };

const BUFFER_DAYS = a.whole({ min: 0, max: MAX_HARVEST_BUFFER_DAYS, or: undefined });

const NAMED = {
  id: a.ID,
  name: a.text(),
  customer: a.text(),
};

const CATEGORY = a.choice(ORDER_CATEGORIES, 'GENERAL');

const UNIFIED = {
  ...NAMED,
  orderCategory: CATEGORY,
  harvestFridayIfWeekend: a.flag(),
  createdAt: a.instant(),
  items: ORDER_LINES,
  kind: f.together('day', a.choice(['ONCE', 'RECURRING'], 'ONCE')),
};

export const ORDERS = f.list<Order>(
  'Order',
  f.kinds<Order, 'kind'>('kind', {
    ONCE: f.filed(COLUMNS, {
      ...UNIFIED,
      date: f.together('day', a.day()),
      weekendHarvestToFriday: a.optionalFlag(),
    }),
    RECURRING: f.filed(COLUMNS, {
      ...UNIFIED,
      ...RHYTHM,
      startDate: f.together('day', RHYTHM.startDate),
      interval: f.together(
        'rhythm',
        f.refined(
          EVERY,
          'as its frequency allows; else its usual one',
          (interval, { frequency }: Pick<RepeatRule, 'frequency'>) =>
            keptInterval(frequency, interval ?? usualInterval(frequency)),
          ['frequency'],
        ),
      ),
      harvestBufferDays: BUFFER_DAYS,
      weekendHarvestToFriday: a.optionalFlag(),
      ...LIFE,
    }),
  }),
  { prefix: 'ord', natural: byName },
);

/** The slim lists spell the Friday rule like the unified orders do when they come from old files. */
const RETIRED = ['harvestFridayIfWeekend'];

export const RECURRING = f.list<RecurringOrder>(
  'Recurring order',
  f.object<RecurringOrder>(
    f.filed(COLUMNS, {
      ...NAMED,
      orderCategory: CATEGORY,
      items: SLIM_ITEMS,
      ...RHYTHM,
      harvestBufferDays: BUFFER_DAYS,
      weekendHarvestToFriday: a.optionalFlag(),
      ...LIFE,
    }),
    { retired: RETIRED },
  ),
  { prefix: 'rec' },
);

export const SINGLE = f.list<SingleOrder>(
  'One-time order',
  f.object<SingleOrder>(
    f.filed(COLUMNS, {
      ...NAMED,
      date: a.day(),
      orderCategory: CATEGORY,
      items: SLIM_ITEMS,
      weekendHarvestToFriday: a.optionalFlag(),
    }),
    { retired: RETIRED },
  ),
  { prefix: 'one' },
);

const SALE_KIND = a.choice(['MARKET', 'EVENT'], 'MARKET');

export const MARKETS = f.list<Market>(
  'Market',
  { id: a.ID, name: a.text(), kind: SALE_KIND },
  { prefix: 'mkt', natural: byName },
);

export const DEMAND_RECORDS = f.list<DemandRecord>(
  'Expected sale',
  {
    id: a.ID,
    kind: SALE_KIND,
    marketId: f.naming(a.text(), 'markets', 'keep', { mayBeBlank: true }),
    date: f.needed(a.day()),
    units: a.number({ min: 0, or: 0 }),
    varietyId: TARGET.varietyId,
    productId: TARGET.productId,
    packageOz: a.positive(undefined),
    packagingId: f.naming(a.optionalText(), 'catalog/packaging', 'leave out', { isWeak: true }),
  },
  { prefix: 'dmd' },
);

export const COST_HISTORY = f.list<CostSnapshot>(
  'Recorded cost',
  {
    id: a.ID,
    orderId: f.naming(a.text(), 'orders', 'history'),
    dateISO: f.needed(a.day()),
    totalCost: f.together('cost', a.number({ or: 0 })),
    atISO: f.together('cost', a.instant()),
  },
  { prefix: 'cst', key: by('orderId', 'dateISO') },
);
