import { formatDate } from '../format.ts';
import { type IsoDate, addDays, isIsoDate } from '#domain/calendar/iso-date.ts';
import { wholeMonthLabel } from './month-range.ts';
import { useMemo } from 'react';
import { useLatestQuery } from '../page/use-latest-query.ts';

/** The days a report covers, both ends included. Null leaves that end open. */
export interface DayRange {
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
}

export type DayRangeChange = (before: DayRange) => DayRange;

/** A range at the push of a button: so many days ending today, null for all days. */
export interface QuickRange {
  readonly label: string;
  readonly days: number | null;
}

export const ALL_DAYS: DayRange = { from: null, to: null };

/** The year of a date is written out from here on; earlier than any farm. */
export const EARLIEST_DAY: IsoDate = '2000-01-01';

/** Two years: a slip in the year of a date must not report on a century. */
const MAX_DAYS_AHEAD = 731;

/** So many days up to today, today included. */
export function lastDays(today: IsoDate, days: number): DayRange {
  return { from: addDays(today, 1 - days), to: today };
}

export function quickDays(today: IsoDate, { days }: QuickRange): DayRange {
  return days === null ? ALL_DAYS : lastDays(today, days);
}

export function latestDay(today: IsoDate): IsoDate {
  return addDays(today, MAX_DAYS_AHEAD);
}

/** Whether a day can be an end of a range: a real one, and not years before any farm. */
export function isReportable(text: string): boolean {
  return isIsoDate(text) && text >= EARLIEST_DAY;
}

/** A start moved past the end pulls the end along. */
export function withFrom(range: DayRange, from: IsoDate | null): DayRange {
  return withTo({ ...range, from }, range.to);
}

export function withTo({ from }: DayRange, to: IsoDate | null): DayRange {
  return { from, to: from !== null && to !== null && to < from ? from : to };
}

export function isSameRange(one: DayRange, other: DayRange): boolean {
  return one.from === other.from && one.to === other.to;
}

/** The range named in the address. An address that names no readable day has the fallback. */
export function readDayRange(query: URLSearchParams, today: IsoDate, fallback: DayRange): DayRange {
  if (query.get('range') === 'all') return ALL_DAYS;
  const from = readDay(query.get('from'), today);
  const to = readDay(query.get('to'), today);
  return from === null && to === null ? fallback : withTo({ from, to: null }, to);
}

/** The address with a range in it, so that a link reopens the same view; what else it names stays. */
export function writeDayRange(query: URLSearchParams, { from, to }: DayRange): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of ['from', 'to', 'range']) next.delete(name);
  if (from !== null) next.set('from', from);
  if (to !== null) next.set('to', to);
  if (from === null && to === null) next.set('range', 'all');
  return next;
}

/** A range in words, as paper shows it. */
export function dayRangeLabel({ from, to }: DayRange): string {
  const month = wholeMonthLabel({ from, to });
  if (month !== null) return month;
  if (from !== null && to !== null) return `${formatDate(from)} to ${formatDate(to)}`;
  if (from !== null) return `From ${formatDate(from)}`;
  return to === null ? 'All dates' : `Up to ${formatDate(to)}`;
}

/** A range as part of a file name: "2026-10-22-to-2026-11-20". */
export function dayRangeName({ from, to }: DayRange): string {
  if (from !== null && to !== null) return `${from}-to-${to}`;
  if (from !== null) return `from-${from}`;
  return to === null ? 'all' : `to-${to}`;
}

function readDay(text: string | null, today: IsoDate): IsoDate | null {
  if (text === null || !isReportable(text)) return null;
  const latest = latestDay(today);
  return text > latest ? latest : text;
}

/** The range of a report. It lives in the address; the fallback is shown until one was chosen. */
export function useDayRange(
  today: IsoDate,
  fallback: QuickRange,
): readonly [DayRange, (change: DayRangeChange) => void] {
  return useDayRangeOf(useLatestQuery(), today, quickDays(today, fallback));
}

/** The same for a page that has more than its range in the address. */
export function useDayRangeOf(
  [query, changeQuery]: ReturnType<typeof useLatestQuery>,
  today: IsoDate,
  { from, to }: DayRange,
): readonly [DayRange, (change: DayRangeChange) => void] {
  const range = useMemo(() => readDayRange(query, today, { from, to }), [query, today, from, to]);
  const changeRange = (change: DayRangeChange) =>
    changeQuery((before) =>
      writeDayRange(before, change(readDayRange(before, today, { from, to }))),
    );
  return [range, changeRange];
}
