import { isReportable } from '#ui/day-range/day-range.ts';
import { recentMonths } from '#ui/day-range/month-range.ts';
import { type IsoDate, addDays, type IsoSpan } from '#domain/calendar/iso-date.ts';

/** Days offered as quick ranges; they start today and count it. */
const QUICK_DAYS = [7, 14, 30] as const;

const DEFAULT_DAYS = 14;

/** Two years: a slip in the year of a date must not plan a century. */
const MAX_DAYS = 731;

/** So many days from today on, today included. */
function quickRange(today: IsoDate, days: number): IsoSpan {
  return { from: today, to: addDays(today, days - 1) };
}

/** What is shown at first and after Reset. */
export function defaultRange(today: IsoDate): IsoSpan {
  return quickRange(today, DEFAULT_DAYS);
}

/** The ranges at the push of a button: the two months of a month end, then some days from today on. */
export function harvestQuickRanges(today: IsoDate) {
  return [
    ...recentMonths(today),
    ...QUICK_DAYS.map((days) => ({ label: `${days}d`, range: quickRange(today, days) })),
  ];
}

/** The quick range that is shown now; null where the days are others. */
export function quickRangeOf({ from, to }: IsoSpan, today: IsoDate) {
  return (
    harvestQuickRanges(today).find(({ range }) => range.from === from && range.to === to) ?? null
  );
}

/** A start moved past the end pulls the end along. */
export function withStart(range: IsoSpan, from: IsoDate): IsoSpan {
  return withEnd({ from, to: from }, range.to);
}

/** An end before the start is set to the start; two years are the most. */
export function withEnd({ from }: IsoSpan, to: IsoDate): IsoSpan {
  const last = addDays(from, MAX_DAYS - 1);
  if (to < from) return { from, to: from };
  return { from, to: to > last ? last : to };
}

/** The range named in the address, so that a link reopens the same view. */
export function readRange(query: URLSearchParams, today: IsoDate): IsoSpan {
  const fallback = defaultRange(today);
  const from = readDay(query.get('from')) ?? fallback.from;
  const to = readDay(query.get('to'));
  if (to !== null) return withEnd({ from, to: from }, to);
  return from === fallback.from ? fallback : quickRange(from, DEFAULT_DAYS);
}

function readDay(text: string | null): IsoDate | null {
  return text !== null && isReportable(text) ? text : null;
}
