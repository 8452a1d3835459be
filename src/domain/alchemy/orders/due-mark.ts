import { type IsoDate, dayNumber, weekdayOf } from '#domain/calendar/iso-date.ts';
import { OPEN_PRO_STATUSES, type ProOrder } from '../alchemy.ts';

type DueMark = 'Late' | 'This week';

/** Checks whether an open order is late, or due by the end of the week. */
export function dueMark(
  { status, dueAt }: Pick<ProOrder, 'status' | 'dueAt'>,
  today: IsoDate,
  weekStartsOn: 0 | 1,
): DueMark | null {
  if (dueAt === null || !OPEN_PRO_STATUSES.has(status)) return null;
  if (dueAt < today) return 'Late';
  const daysLeft = 6 - ((weekdayOf(today) - weekStartsOn + 7) % 7);
  return dayNumber(dueAt) - dayNumber(today) <= daysLeft ? 'This week' : null;
}
