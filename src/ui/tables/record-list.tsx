import { useIsNarrow } from '../page/use-is-narrow.ts';
import { RecordGrid, type RecordGridProps } from './record-grid.tsx';
import { RecordRows } from './record-rows.tsx';

/** Records as a table; on a narrow screen as list rows or cards. Its card, if any, is drawn around it. */
export function RecordList<R>(props: RecordGridProps<R>) {
  return useIsNarrow() ? <RecordRows {...props} /> : <RecordGrid {...props} />;
}
