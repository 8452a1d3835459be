import { formatDay } from '#ui/format.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { RecordColumn } from '#ui/tables/record-column.tsx';
import classes from './plan.module.css';

/** A column of days in a list of the dryer plan, each on one line. */
export function planDateColumn<R>(head: string, of: (row: R) => IsoDate): RecordColumn<R> {
  return {
    head,
    cell: (row) => <span className={classes.date}>{formatDay(of(row))}</span>,
    csv: of,
  };
}
