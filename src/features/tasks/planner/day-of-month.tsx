import { formatMonthDay } from '#ui/format.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import classes from './planner.module.css';

/** The number of a day; the first of a month names its month too. Today is marked. */
export function DayOfMonth(props: { readonly dateISO: IsoDate; readonly isToday: boolean }) {
  const day = Number(props.dateISO.slice(-2));
  return (
    <time
      dateTime={props.dateISO}
      className={classes.number}
      data-today={props.isToday || undefined}
    >
      {day === 1 && !props.isToday ? formatMonthDay(props.dateISO) : day}
    </time>
  );
}
