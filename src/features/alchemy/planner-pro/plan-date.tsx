import { formatDay } from '#ui/format.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import classes from './plan.module.css';

/** A day in a list of the dryer plan, on one line. */
export function PlanDate({ date }: { readonly date: IsoDate }) {
  return <span className={classes.date}>{formatDay(date)}</span>;
}
