import type { RecordColumn, SortValue } from './record-column.tsx';
import { useCallback, useMemo, useState } from 'react';
import { groupBy } from '#domain/records/lists.ts';

export interface RecordSorting {
  readonly head: string;
  readonly descending: boolean;
}

/** Names as people read them: `Tray 2` before `Tray 10`, whatever the capitals. */
export const compareNames = new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare;

export function isSortable<R>({ sortBy, compare }: RecordColumn<R>): boolean {
  return sortBy !== undefined || compare !== undefined;
}

/** The records in the order of a column; those alike keep the order they came in. */
export function sortRecords<R>(
  records: readonly R[],
  columns: readonly RecordColumn<R>[],
  sorting: RecordSorting | null,
): readonly R[] {
  const column = columns.find(({ head }) => head === sorting?.head);
  if (sorting === null || column === undefined) return records;
  const { sortBy, compare } = column;
  const { descending } = sorting;
  if (compare !== undefined) {
    return records.toSorted((a, b) => (descending ? compare(b, a) : compare(a, b)));
  }
  if (sortBy === undefined) return records;
  return records
    .map((record) => ({ record, value: sortBy(record) }))
    .sort((a, b) => compareValues(a.value, b.value, descending))
    .map(({ record }) => record);
}

/** Groups in the order of a column that tells of a whole group; by any other each is sorted inside. */
export function sortGroups<R>(
  groups: readonly (readonly R[])[],
  columns: readonly RecordColumn<R>[],
  sorting: RecordSorting,
): readonly (readonly R[])[] {
  const isOfGroups = columns.find(({ head }) => head === sorting.head)?.perGroup === true;
  if (!isOfGroups) return groups.map((group) => sortRecords(group, columns, sorting));
  const byFirst = new Map(
    groups.flatMap((group) => group.slice(0, 1).map((first) => [first, group])),
  );
  return sortRecords([...byFirst.keys()], columns, sorting).map(
    (first) => byFirst.get(first) ?? [],
  );
}

/** The sorting after a click on a head: by that column, or the other way round. */
export function nextSorting(sorting: RecordSorting | null, head: string): RecordSorting {
  return sorting?.head === head
    ? { head, descending: !sorting.descending }
    : { head, descending: false };
}

function compareValues(a: SortValue, b: SortValue, descending: boolean): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const order =
    typeof a === 'number' && typeof b === 'number' ? a - b : compareNames(String(a), String(b));
  return descending ? -order : order;
}

/** A list in the order of its heads: also for a file of it, or a total, beside the table. */
export interface SortedRecords<R> {
  readonly records: readonly R[];
  readonly sorting: RecordSorting | null;
  readonly onSort: (head: string) => void;
}

/** Records sorted by the heads of their columns; records of a group stay together. */
export function useRecordSorting<R>(
  records: readonly R[],
  columns: readonly RecordColumn<R>[],
  options: {
    /** The order before the first click on a head. */
    readonly initial?: RecordSorting | undefined;
    readonly groupOf?: ((record: R) => string) | undefined;
  } = {},
): SortedRecords<R> {
  const { initial = null, groupOf } = options;
  const [sorting, setSorting] = useState(initial);
  const sorted = useMemo(() => {
    if (sorting === null || groupOf === undefined) return sortRecords(records, columns, sorting);
    return sortGroups([...groupBy(records, groupOf).values()], columns, sorting).flat();
  }, [records, columns, sorting, groupOf]);
  const onSort = useCallback(
    (head: string) => setSorting((before) => nextSorting(before, head)),
    [],
  );
  return useMemo(() => ({ records: sorted, sorting, onSort }), [sorted, sorting, onSort]);
}
