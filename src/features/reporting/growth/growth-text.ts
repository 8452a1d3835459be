import { type IsoDate, addDays } from '#domain/calendar/iso-date.ts';
import { formatNumber, formatMonthDay } from '#ui/format.ts';

/** The days of a week: "6/2 – 6/8". */
export function weekDaysLabel(weekStart: IsoDate): string {
  return `${formatMonthDay(weekStart)} – ${formatMonthDay(addDays(weekStart, 6))}`;
}

/** Trays more or fewer than before: "+3", "−2", "0". */
export function trayChangeLabel(trays: number): string {
  if (trays === 0) return '0';
  return `${trays > 0 ? '+' : '−'}${formatNumber(Math.abs(trays))}`;
}
