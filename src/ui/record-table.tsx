import { Card, Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';
import classes from './record-table.module.css';
import { useIsNarrow } from './use-is-narrow.ts';

/** A column: its head and what a record shows in it. Numbers stand right. */
export interface RecordColumn<R> {
  readonly head: string;
  readonly cell: (record: R) => ReactNode;
  readonly numeric?: boolean;
}

interface RecordTableProps<R> {
  /** What the table lists, for screen readers. */
  readonly label: string;
  readonly columns: readonly RecordColumn<R>[];
  readonly records: readonly R[];
  readonly idOf: (record: R) => string;
  readonly empty: { readonly title: string; readonly hint?: string; readonly action?: ReactNode };
}

/** Records as a table in a card; on a narrow screen one list row per record. */
export function RecordTable<R>(props: RecordTableProps<R>) {
  const isNarrow = useIsNarrow();
  if (props.records.length === 0) {
    return (
      <Card padding={0} className={classes.card}>
        {!isNarrow && <Heads {...props} />}
        <EmptyState {...props.empty} />
      </Card>
    );
  }
  return (
    <Card padding={0} className={classes.card}>
      {isNarrow ? <Rows {...props} /> : <Heads {...props} />}
    </Card>
  );
}

function Heads<R>({ label, columns, records, idOf }: RecordTableProps<R>) {
  return (
    <Table stickyHeader={false} aria-label={label}>
      <Table.Thead>
        <Table.Tr>
          {columns.map((column) => (
            <Table.Th key={column.head} ta={column.numeric ? 'right' : 'left'} scope="col">
              {column.head}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {records.map((record) => (
          <Table.Tr key={idOf(record)}>
            {columns.map((column, index) => (
              <Table.Td
                key={column.head}
                ta={column.numeric ? 'right' : 'left'}
                fw={index === 0 ? 500 : undefined}
              >
                {column.cell(record)}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Rows<R>({ label, columns: [name, ...rest], records, idOf }: RecordTableProps<R>) {
  return (
    <ul className={classes.rows} aria-label={label}>
      {records.map((record) => (
        <li key={idOf(record)} className={classes.row}>
          <div className={classes.name}>{name?.cell(record)}</div>
          <dl className={classes.facts}>
            {rest.map((column) => (
              <div key={column.head} className={classes.fact}>
                <dt>{column.head}</dt>
                <dd>{column.cell(record)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
