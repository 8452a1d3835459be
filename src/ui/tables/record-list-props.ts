import type { RecordColumn } from './record-column.ts';
import type { RowMenuItem } from './row-menu-item.ts';

/** What a list of records needs, drawn as a table or as list rows. */
export interface RecordListProps<R> {
  readonly label: string;
  readonly columns: readonly RecordColumn<R>[];
  readonly records: readonly R[];
  readonly idOf: (record: R) => string;
  readonly menuOf?: (record: R) => readonly RowMenuItem[];
  readonly nameOf: (record: R) => string;
}
