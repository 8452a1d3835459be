import type { ReactNode } from 'react';
import { roundTo } from '#domain/units/rounding.ts';
import type { CsvCell } from '../csv/csv.ts';

/** What a column is sorted by; null goes last, whichever way round. */
export type SortValue = string | number | null;

/** A column of a list: its head, and what a record shows in it. The first one names the record. */
export interface RecordColumn<R> {
  readonly head: string;
  /** What a row shows; a column without it stands in the file only. */
  readonly cell?: (record: R) => ReactNode;
  readonly numeric?: boolean;
  /** Drawn in place of the head, such as the legend of a column of bars. */
  readonly headContent?: ReactNode;
  /** Of its head and of its cells. */
  readonly className?: string | undefined;
  /** The cell is read out as the head of its row. */
  readonly isRowHead?: boolean;
  /** What the file holds; a column without it, such as one of buttons, is left out of the file. */
  readonly csv?: (record: R) => CsvCell;
  /** Its head in the file, where that of the table is short of something, such as the unit. */
  readonly csvHead?: string;
  /** Lets the table be sorted by this column. */
  readonly sortBy?: ((record: R) => SortValue) | undefined;
  /** The same, where one value of a record does not tell its place. */
  readonly compare?: (one: R, other: R) => number;
  /** What the head of a group shows in this column: its name, or a total of its records. */
  readonly groupCell?: (records: readonly R[]) => ReactNode;
  /** The cell of the last row: a total. */
  readonly foot?: ReactNode;
  /** Tells of a whole group: drawn at its first record only, and sorts the groups, not what is in them. */
  readonly perGroup?: boolean;
  /** Left out where a record is a list row: what the picture above says already. */
  readonly wideOnly?: boolean;
}

/** Numbers end in one line. */
export function alignOf<R>({ numeric }: RecordColumn<R>): 'left' | 'right' {
  return numeric ? 'right' : 'left';
}

/** A column of one value of a record: shown, filed and sorted by, unless `more` says otherwise. */
export function valueColumn<R>(
  head: string,
  valueOf: (record: R) => SortValue,
  more: Omit<RecordColumn<R>, 'head' | 'csv'> = {},
): RecordColumn<R> {
  return { head, cell: valueOf, csv: valueOf, sortBy: valueOf, ...more };
}

/** Of a column by which nobody sorts. */
export const UNSORTED = { sortBy: undefined };

/** A column of amounts, sorted by them; a dash where a record has none. */
export function amountColumn<R>(
  head: string,
  amountOf: (record: R) => number | null,
  write: (amount: number) => string,
  more: Omit<RecordColumn<R>, 'head'> & {
    /** What stands in the last row. */
    readonly total?: number | undefined;
    /** How many the file has; all of them unless it is said. */
    readonly decimals?: number;
  } = {},
): RecordColumn<R> {
  const { total, decimals, ...others } = more;
  const told =
    <A,>(of: (amount: number) => A, none: A) =>
    (record: R) => {
      const amount = amountOf(record);
      return amount === null ? none : of(amount);
    };
  return {
    head,
    numeric: true,
    cell: told(write, '—'),
    csv:
      decimals === undefined
        ? amountOf
        : told<number | null>((amount) => roundTo(amount, decimals), null),
    sortBy: amountOf,
    foot: total === undefined ? undefined : write(total),
    ...others,
  };
}

/** The heads and rows of a list as a file holds them. */
export function csvRows<R>(
  columns: readonly RecordColumn<R>[],
  records: readonly R[],
): readonly (readonly CsvCell[])[] {
  const filed = columns.flatMap(({ head, csvHead = head, csv }) =>
    csv === undefined ? [] : [{ csvHead, csv }],
  );
  return [
    filed.map(({ csvHead }) => csvHead),
    ...records.map((record) => filed.map(({ csv }) => csv(record))),
  ];
}
