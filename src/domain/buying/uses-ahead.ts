import { type DayNumber, type IsoDate, dayNumber } from '#domain/calendar/iso-date.ts';
import { HAIR } from '#domain/units/rounding.ts';

/** Amount of a stock used on one day, in its unit. */
export interface DayUse {
  readonly dateISO: IsoDate;
  readonly qty: number;
}

/** How far ahead uses are told. */
const DAYS_AHEAD = 400;

/** Days whose average goes on where the plan ends. */
const PACE_DAYS = 28;

/** Use of a stock by day, in its unit. */
export interface UsesAhead {
  readonly upTo: (day: DayNumber) => number;
  /** The first day on whose uses the stock is not enough; null when it is enough for 400 days. */
  readonly firstUncovered: (stockOn: (day: DayNumber) => number) => DayNumber | null;
}

/** The uses that the plan knows, up to `knownUntil`; then the daily average of its last 28 days. Late ones are today's. */
export function usesAhead(
  uses: readonly DayUse[],
  today: IsoDate,
  knownUntil: DayNumber,
): UsesAhead {
  const from = dayNumber(today);
  const known = knownUntil - from;
  const byDay = Array.from({ length: DAYS_AHEAD + 1 }, () => 0);
  for (const { dateISO, qty } of uses) {
    const at = Math.max(0, dayNumber(dateISO) - from);
    if (at <= known) byDay[at] = (byDay[at] ?? 0) + qty;
  }
  const last = byDay.slice(Math.max(0, known - PACE_DAYS + 1), known + 1);
  byDay.fill(last.reduce((sum, qty) => sum + qty, 0) / PACE_DAYS, known + 1);
  const sums: number[] = [];
  for (const qty of byDay) sums.push((sums.at(-1) ?? 0) + qty);
  return {
    upTo: (day) => (day < from ? 0 : (sums[Math.min(day - from, DAYS_AHEAD)] ?? 0)),
    firstUncovered(stockOn) {
      const at = sums.findIndex(
        (sum, day) => (byDay[day] ?? 0) > 0 && sum > stockOn(from + day) + HAIR,
      );
      return at === -1 ? null : from + at;
    },
  };
}
