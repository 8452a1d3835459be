import type { ReactNode } from 'react';
import type { CsvCell } from '../csv/csv.ts';

/** What a column is sorted by; null goes last, whichever way round. */
export type SortValue = string | number | null;

/** A column of a list: its head, and what a record shows in it. The first one names the record. */
export interface RecordColumn<R> {
  readonly head: string;
  readonly cell: (record: R) => ReactNode;
  /** Numbers stand right. */
  readonly numeric?: boolean;
  /** Drawn in place of the head, such as the legend of a column of bars. */
  readonly headContent?: ReactNode;
  /** What the file holds; a column without it, such as one of buttons, is left out of the file. */
  readonly csv?: (record: R) => CsvCell;
  /** Lets the table be sorted by this column. */
  readonly sortBy?: (record: R) => SortValue;
  /** The cell of the last row: a total. */
  readonly foot?: ReactNode;
  /** Left out where a record is a list row: what the picture above says already. */
  readonly wideOnly?: boolean;
}

/** The heads and rows of a list as a file holds them. */
export function csvRows<R>(
  columns: readonly RecordColumn<R>[],
  records: readonly R[],
): readonly (readonly CsvCell[])[] {
  const filed = columns.flatMap(({ head, csv }) => (csv === undefined ? [] : [{ head, csv }]));
  return [
    filed.map(({ head }) => head),
    ...records.map((record) => filed.map(({ csv }) => csv(record))),
  ];
}
