import { ORDER_CATEGORIES } from '#domain/orders/category-label.ts';
import {
  DEFAULT_WEEKDAY,
  FREQUENCIES,
  keptInterval,
  usualInterval,
} from '#domain/orders/frequencies.ts';
import { MAX_HARVEST_BUFFER_DAYS } from '#domain/settings/harvest-buffer-days.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type {
  Frequency,
  OnceOrder,
  Order,
  OrderCategory,
  RecurringOrder,
  RepeatOrder,
  RepeatRule,
  SingleOrder,
} from '#domain/orders/order.ts';
import { readBoolean, readChoice, readText, readWhole } from './coerce.ts';
import type { JsonRecord } from './json-record.ts';
import { readItems, readSlimItems, type KnownTargets } from './read-order-items.ts';
import { readRecords } from './read-records.ts';
import { readDay, readInstant, UNKNOWN_INSTANT } from './read-time.ts';
import { settle } from './settle.ts';

/** The unified orders of both kinds. */
export function readStoredOrders(value: unknown, known: KnownTargets): Order[] {
  return readRecords(value, 'ord', (source, id) => readOrder(source, id, known));
}

/** One unified order; without a kind it is for one day. */
export function readOrder(source: JsonRecord, id: string, known: KnownTargets): Order {
  const kind = readChoice(source.kind, ['ONCE', 'RECURRING'], 'ONCE');
  const shared = {
    id,
    name: readText(source.name),
    customer: readText(source.customer),
    orderCategory: readCategory(source.orderCategory),
    harvestFridayIfWeekend: readBoolean(source.harvestFridayIfWeekend),
    createdAt: readInstant(source.createdAt) ?? UNKNOWN_INSTANT,
    items: readItems(source.items, known),
  };
  if (kind === 'ONCE') {
    return settle<OnceOrder>(source, {
      ...shared,
      kind,
      date: readDay(source.date),
      weekendHarvestToFriday: readOverrides(source).weekendHarvestToFriday,
    });
  }
  const rule = readRule(source);
  return settle<RepeatOrder>(source, {
    ...shared,
    kind,
    ...rule,
    interval: rule.interval ?? usualInterval(rule.frequency),
    ...readOverrides(source),
  });
}

/** The Recurring Orders list. */
export function readRecurring(value: unknown): RecurringOrder[] {
  return readRecords(value, 'rec', readRecurringOrder);
}

/** One standing order of the Recurring Orders list. */
export function readRecurringOrder(source: JsonRecord, id: string): RecurringOrder {
  const { weekendHarvestToFriday, harvestBufferDays } = readOverrides(source);
  return settle<RecurringOrder>(
    source,
    {
      id,
      name: readText(source.name),
      customer: readText(source.customer),
      orderCategory: readCategory(source.orderCategory),
      items: readSlimItems(source.items),
      ...readRule(source),
      harvestBufferDays,
      weekendHarvestToFriday: isFridayOrder(source) ? true : weekendHarvestToFriday,
    },
    ['harvestFridayIfWeekend'],
  );
}

/** The One-Time Orders list. */
export function readSingles(value: unknown): SingleOrder[] {
  return readRecords(value, 'one', readSingleOrder);
}

/** One order of the One-Time Orders list. */
export function readSingleOrder(source: JsonRecord, id: string): SingleOrder {
  return settle<SingleOrder>(
    source,
    {
      id,
      name: readText(source.name),
      customer: readText(source.customer),
      date: readDay(source.date),
      orderCategory: readCategory(source.orderCategory),
      items: readSlimItems(source.items),
      weekendHarvestToFriday: isFridayOrder(source)
        ? true
        : readOverrides(source).weekendHarvestToFriday,
    },
    ['harvestFridayIfWeekend'],
  );
}

/** The slim lists spell the Friday rule like the unified orders do when they come from old files. */
function isFridayOrder(source: JsonRecord): boolean {
  return readBoolean(source.harvestFridayIfWeekend);
}

function readCategory(value: unknown): OrderCategory {
  return readChoice(value, ORDER_CATEGORIES, 'GENERAL');
}

interface SettledRule {
  readonly startDate: IsoDate | null;
  readonly frequency: Frequency;
  readonly weekday: RepeatRule['weekday'];
  readonly interval: number | undefined;
  readonly weekOfMonth: RepeatRule['weekOfMonth'] | undefined;
}

function readRule(source: JsonRecord): SettledRule {
  const frequency = readChoice(source.frequency, FREQUENCIES, 'WEEKLY');
  return {
    startDate: readDay(source.startDate),
    frequency,
    // The range makes the number a weekday.
    weekday: readWhole(source.weekday, DEFAULT_WEEKDAY, {
      min: 0,
      max: 6,
    }) as RepeatRule['weekday'],
    interval: readInterval(source.interval, frequency),
    weekOfMonth:
      frequency === 'MONTHLY_NTH'
        ? // The range makes the number a week of the month.
          (readWhole(source.weekOfMonth, 1, { min: 1, max: 4 }) as 1 | 2 | 3 | 4)
        : undefined,
  };
}

function readInterval(value: unknown, frequency: Frequency): number | undefined {
  const interval = readWhole(value, undefined, { min: 1 });
  return interval === undefined ? undefined : keptInterval(frequency, interval);
}

function readOverrides(source: JsonRecord): {
  readonly harvestBufferDays: number | undefined;
  readonly weekendHarvestToFriday: boolean | undefined;
} {
  const toFriday = source.weekendHarvestToFriday ?? undefined;
  return {
    harvestBufferDays: readWhole(source.harvestBufferDays, undefined, {
      min: 0,
      max: MAX_HARVEST_BUFFER_DAYS,
    }),
    weekendHarvestToFriday: toFriday === undefined ? undefined : readBoolean(toFriday),
  };
}
