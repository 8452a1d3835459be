import { Card, Group, Title } from '@mantine/core';
import { useMemo, useState, type ReactNode } from 'react';
import { CsvButton } from '../csv/csv-button.tsx';
import { EmptyState } from '../page/empty-state.tsx';
import { csvRows, type RecordColumn } from './record-column.ts';
import { RecordGrid } from './record-grid.tsx';
import { RecordRows } from './record-rows.tsx';
import { nextSorting, sortRecords, type RecordSorting } from './record-sorting.ts';
import classes from './record-table.module.css';
import type { RowMenuItem } from './row-menu-item.ts';
import { useIsNarrow } from '../page/use-is-narrow.ts';

interface RecordTableProps<R> {
  /** What the table lists, for screen readers. */
  readonly label: string;
  readonly columns: readonly RecordColumn<R>[];
  readonly records: readonly R[];
  readonly idOf: (record: R) => string;
  readonly empty: { readonly title: string; readonly hint?: string; readonly action?: ReactNode };
  /** The head of the card. */
  readonly title?: string;
  /** Small controls at the right of the head. */
  readonly headActions?: ReactNode;
  /** Name of the file that the list can be saved as. */
  readonly csvName?: string;
  /** What can be done to a record, in a menu at the end of its row. */
  readonly menuOf?: (record: R) => readonly RowMenuItem[];
  /** The record in the label of its menu, such as its name. */
  readonly nameOf?: (record: R) => string;
  readonly initialSort?: RecordSorting;
}

/** Records as a table in a card; on a narrow screen one list row per record. */
export function RecordTable<R>(props: RecordTableProps<R>) {
  const { columns, records } = props;
  const isNarrow = useIsNarrow();
  const [sorting, setSorting] = useState<RecordSorting | null>(props.initialSort ?? null);
  const sorted = useMemo(() => sortRecords(records, columns, sorting), [records, columns, sorting]);
  const list = {
    label: props.label,
    columns,
    records: sorted,
    idOf: props.idOf,
    ...(props.menuOf === undefined ? {} : { menuOf: props.menuOf }),
    nameOf: props.nameOf ?? props.idOf,
  };
  const grid = (
    <RecordGrid
      {...list}
      sorting={sorting}
      onSort={(head) => setSorting(nextSorting(sorting, head))}
    />
  );
  return (
    <Card padding={0} className={classes.card}>
      <RecordTableHead
        title={props.title}
        actions={props.headActions}
        csv={
          props.csvName === undefined || records.length === 0 ? null : (
            <CsvButton fileName={props.csvName} rows={() => csvRows(columns, sorted)} />
          )
        }
      />
      <div className={classes.scroller}>
        {records.length === 0 ? (
          <>
            {!isNarrow && grid}
            <EmptyState {...props.empty} />
          </>
        ) : isNarrow ? (
          <RecordRows {...list} />
        ) : (
          grid
        )}
      </div>
    </Card>
  );
}

function RecordTableHead(props: {
  readonly title: string | undefined;
  readonly actions: ReactNode;
  readonly csv: ReactNode;
}) {
  const { title, actions, csv } = props;
  if (title === undefined && actions === undefined && csv === null) return null;
  return (
    <div className={classes.head}>
      {title !== undefined && (
        <Title order={2} className={classes.title}>
          {title}
        </Title>
      )}
      <Group gap="sm" ml="auto">
        {actions}
        {csv}
      </Group>
    </div>
  );
}
