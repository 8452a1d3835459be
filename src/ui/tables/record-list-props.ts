import type { ReactNode } from 'react';
import type { RecordColumn } from './record-column.tsx';
import type { RowMenuItem } from './menu-items.tsx';

/** How a record looks on a narrow screen, where its name and its facts under it are not enough. */
interface NarrowLook<R> {
  /** Each in a card of its own, or one under the other in one card. */
  readonly as: 'cards' | 'rows';
  /** All but the menu, which stands at the right. */
  readonly draw: (record: R) => ReactNode;
  /** Above the first record of each group, where the list has groups. */
  readonly drawGroup?: (records: readonly R[]) => ReactNode;
  /** Usual height with the room below it, in pixels of the layout. */
  readonly height: number;
}

/** What a list of records needs, drawn as a table or, on a narrow screen, as rows or cards. */
export interface RecordListProps<R> {
  /** What it lists, for screen readers. */
  readonly label: string;
  readonly columns: readonly RecordColumn<R>[];
  readonly records: readonly R[];
  readonly idOf: (record: R) => string;
  /** What can be done to a record, in a menu at the end of its row. */
  readonly menuOf?: (record: R) => readonly RowMenuItem[];
  /** The record in the label of its menu, such as its name. */
  readonly nameOf?: (record: R) => string;
  /** How a record stands, such as done: its row and its card carry it as `data-state`. */
  readonly stateOf?: (record: R) => string | undefined;
  /** Records one after the other with the same answer stand under a head, or beside cells, of their own. */
  readonly groupOf?: (record: R) => string;
  /** What is typed in for one more record: always the last row or card, whatever the order. */
  readonly added?: R;
  /** Enter in a field of a record. */
  readonly onEnter?: (record: R) => void;
  /** Rows of fields, and lists in a dialog, are not lit up by the mouse. */
  readonly highlightOnHover?: boolean;
  readonly narrow?: NarrowLook<R>;
  /** About how high a row of the table is, in pixels of the layout. */
  readonly rowHeight?: number;
  /** Class of the table, not of list rows. */
  readonly className?: string | undefined;
  readonly horizontalSpacing?: 'sm' | 'md' | 'lg';
}
