import { type IsoDate, addDays } from '#domain/calendar/iso-date.ts';
import {
  firstDayOf,
  MONTH_NAMES,
  monthLabel,
  monthOf,
  monthsLater,
} from '#domain/calendar/month-grid.ts';
import type { IsoMonth } from '#domain/calendar/month-grid.ts';

interface MonthRange {
  /** "November". */
  readonly label: string;
  readonly range: { readonly from: IsoDate; readonly to: IsoDate };
}

export function monthRangeOf(day: IsoDate): MonthRange {
  return rangeOfMonth(monthOf(day));
}

export function recentMonths(today: IsoDate): readonly [MonthRange, MonthRange] {
  const month = monthOf(today);
  return [rangeOfMonth(monthsLater(month, -1)), rangeOfMonth(month)];
}

/** "November 2026" where a range is just that; null for any other. */
export function wholeMonthLabel(range: {
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
}): string | null {
  const { from, to } = range;
  if (from === null) return null;
  const month = monthRangeOf(from).range;
  return month.from === from && month.to === to ? monthLabel(monthOf(from)) : null;
}

function rangeOfMonth(month: IsoMonth): MonthRange {
  return {
    label: MONTH_NAMES[Number(month.slice(5)) - 1] ?? '',
    range: { from: firstDayOf(month), to: addDays(firstDayOf(monthsLater(month, 1)), -1) },
  };
}
