import { addTo, sumByKey, compareTexts, sumOf } from '#domain/records/lists.ts';
import { type IsoDate, addDays, type ReportRange } from '#domain/calendar/iso-date.ts';
import { firstDayOf, monthOf, monthsLater } from '#domain/calendar/month-grid.ts';
import type { OverheadBill } from '#domain/catalog/catalog.ts';
import { roundTo } from '#domain/units/rounding.ts';
import type { EventCost } from './event-cost.ts';
import { datedCosts } from './order-cost.ts';

/** Overhead of a month in dollars: charged to orders, and billed. */
export interface MonthOverhead {
  /** As in `2026-11`. */
  readonly month: string;
  readonly charged: number;
  readonly billed: number;
}

export interface ChargedOverhead {
  /** The latest first. */
  readonly months: readonly MonthOverhead[];
  readonly charged: number;
  readonly billed: number;
}

/**
 * Overhead charged to trays and orders, next to the bills of the same months.
 *
 * Every month in the range counts in full, this month to date. Months without bills and orders are left out.
 *
 * @param events - Costs of all orders of the farm.
 */
export function overheadCharged(
  events: readonly EventCost[],
  bills: readonly OverheadBill[],
  range: ReportRange,
  today: IsoDate,
): ChargedOverhead {
  const from = range.from === null ? null : firstDayOf(monthOf(range.from));
  const last = range.to === null ? today : monthEnd(range.to, today);
  const charged = sumByKey(
    datedCosts(events, { from, to: last }, today).map(({ dateISO, event }) => [
      monthOf(dateISO),
      event.parts.overhead,
    ]),
  );
  const billed = new Map<string, number>();
  for (const { year, month, amount } of bills) {
    const named = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
    const isWithin = (from === null || named >= monthOf(from)) && named <= monthOf(last);
    if (isWithin) addTo(billed, named, amount);
  }
  const months = [...new Set([...charged.keys(), ...billed.keys()])]
    .sort((a, b) => compareTexts(b, a))
    .map((month) => ({
      month,
      charged: roundTo(charged.get(month) ?? 0, 2),
      billed: roundTo(billed.get(month) ?? 0, 2),
    }));
  return { months, charged: totalOfMonths(charged), billed: totalOfMonths(billed) };
}

/** The last day of the month of a day, or today where the month has not ended yet. */
function monthEnd(day: IsoDate, today: IsoDate): IsoDate {
  const end = addDays(firstDayOf(monthsLater(monthOf(day), 1)), -1);
  return end < today ? end : today;
}

function totalOfMonths(months: ReadonlyMap<string, number>): number {
  return roundTo(sumOf([...months.values()]), 2);
}
