import { useMemo } from 'react';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import {
  quickDays,
  readDayRange,
  writeDayRange,
  type DayRange,
  type DayRangeChange,
  type QuickRange,
} from './day-range.ts';
import { useLatestQuery } from '../page/use-latest-query.ts';

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
