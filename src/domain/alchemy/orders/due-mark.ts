import { type IsoDate, dayNumber, weekdayOf } from '#domain/calendar/iso-date.ts';
import type { ProOrder } from '../alchemy.ts';

type DueMark = 'Late' | 'This week';

/** Checks whether an open order is late, or due by the end of the week. */
export function dueMark(
  { status, dueAt }: Pick<ProOrder, 'status' | 'dueAt'>,
  today: IsoDate,
  weekStartsOn: 0 | 1,
): DueMark | null {
  if (dueAt === null || status === 'fulfilled' || status === 'cancelled') return null;
  if (dueAt < today) return 'Late';
  const daysLeft = 6 - ((weekdayOf(today) - weekStartsOn + 7) % 7);
  return dayNumber(dueAt) - dayNumber(today) <= daysLeft ? 'This week' : null;
}
