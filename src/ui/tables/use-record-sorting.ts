import { useCallback, useMemo, useState } from 'react';
import type { RecordColumn } from './record-column.ts';
import { groupRecords } from './record-groups.ts';
import { nextSorting, sortGroups, sortRecords, type RecordSorting } from './record-sorting.ts';

/** A list in the order of its heads: also for a file of it, or a total, beside the table. */
export interface SortedRecords<R> {
  readonly records: readonly R[];
  readonly sorting: RecordSorting | null;
  /** A click on a head. */
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
    return sortGroups([...groupRecords(records, groupOf).values()], columns, sorting).flat();
  }, [records, columns, sorting, groupOf]);
  const onSort = useCallback(
    (head: string) => setSorting((before) => nextSorting(before, head)),
    [],
  );
  return useMemo(() => ({ records: sorted, sorting, onSort }), [sorted, sorting, onSort]);
}
