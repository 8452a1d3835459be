import { type IsoDate, weekOfMonth } from '#domain/calendar/iso-date.ts';
import type { RepeatRule } from './order.ts';

/** A week of the month in which an order may fall due every month. */
export type WeekOfMonth = NonNullable<RepeatRule['weekOfMonth']>;

/** The week of the month in which an order repeats that began on a day: days after the 28th count as the 4th, since a 5th is not in every month. */
export function weekOfRepeat(day: IsoDate): WeekOfMonth {
  const week = weekOfMonth(day);
  return week === 1 || week === 2 || week === 3 ? week : 4;
}
