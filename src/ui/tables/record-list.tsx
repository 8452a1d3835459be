import { useIsNarrow } from '../page/screen-kind.ts';
import { RecordGrid, type RecordGridProps } from './record-grid.tsx';
import { RecordRows } from './record-rows.tsx';
import { useRecordSorting } from './record-sorting.ts';

/** Records as a table; on a narrow screen as list rows or cards. Its card, if any, is drawn around it. */
export function RecordList<R>(props: RecordGridProps<R>) {
  const { records, columns, groupOf } = props;
  const isNarrow = useIsNarrow();
  const own = useRecordSorting(records, columns, { groupOf });
  const list = props.sort === undefined ? { ...props, sort: own, records: own.records } : props;
  return isNarrow ? <RecordRows {...list} /> : <RecordGrid {...list} />;
}
