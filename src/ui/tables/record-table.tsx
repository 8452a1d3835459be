import type { ReactNode } from 'react';
import { CsvButton } from '../csv/csv-button.tsx';
import { EmptyState } from '../page/page-parts.tsx';
import { useIsNarrow } from '../page/screen-kind.ts';
import { csvRows } from './record-column.tsx';
import { RecordGrid, type RecordGridProps } from './record-grid.tsx';
import { RecordRows } from './record-rows.tsx';
import { type RecordSorting, useRecordSorting } from './record-sorting.ts';
import classes from './record-table.module.css';
import { Card } from '../kit/card.tsx';
import { Group, Title } from '../kit/plain-parts.tsx';

interface RecordTableProps<R> extends Omit<RecordGridProps<R>, 'label'> {
  /** What it lists, for screen readers; the head of the card unless it is said. */
  readonly label?: string;
  /** Left out where a screen without records shows something else. */
  readonly empty?: { readonly title: string; readonly hint?: string; readonly action?: ReactNode };
  readonly title?: string;
  /** Small controls at the right of the head. */
  readonly headActions?: ReactNode;
  /** Name of the file that the list can be saved as. */
  readonly csvName?: string;
  readonly initialSort?: RecordSorting;
}

/** Records as a table in a card; on a narrow screen list rows in it, or a card for each record. */
export function RecordTable<R>(props: RecordTableProps<R>) {
  const { columns, records, csvName, empty, added, title = '', label = title } = props;
  const isListed = records.length > 0 || added !== undefined;
  const isNarrow = useIsNarrow();
  const own = useRecordSorting(records, columns, {
    initial: props.initialSort,
    groupOf: props.groupOf,
  });
  // Records whose order is also needed beside the table stand in it already.
  const order = props.sort === undefined ? { sort: own, records: own.records } : {};
  const list = { ...props, ...order, label };
  const note = records.length === 0 && empty !== undefined && <EmptyState {...empty} />;
  const drawn = (
    <>
      {added !== undefined && note}
      {!isNarrow ? <RecordGrid {...list} /> : isListed && <RecordRows {...list} />}
      {added === undefined && note}
    </>
  );
  if (isNarrow && props.narrow?.as === 'cards' && isListed) return drawn;
  return (
    <Card padding={0}>
      <RecordTableHead
        title={props.title}
        actions={props.headActions}
        csv={
          csvName === undefined || records.length === 0 ? null : (
            <CsvButton fileName={csvName} rows={() => csvRows(columns, list.records)} />
          )
        }
      />
      <div className={classes.scroller}>{drawn}</div>
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
