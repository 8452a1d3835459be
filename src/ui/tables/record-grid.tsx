import { formatHead } from '../format-weights.ts';
import { Table } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useMemo } from 'react';
import { alignOf, type RecordColumn } from './record-column.tsx';
import { RecordGridRow } from './record-grid-row.tsx';
import { groupedLines } from './record-groups.ts';
import type { RecordListProps } from './record-list-props.ts';
import { isSortable, type SortedRecords } from './record-sorting.ts';
import { UnstyledButton } from '../kit/unstyled-button.tsx';
import sortClasses from './sort-head.module.css';
import { VirtualRows } from './virtual-rows.tsx';
import classes from './record-grid.module.css';
import { tableClasses } from './table-classes.ts';

/** Height of a row of one line with the room around it. */
const ROW_HEIGHT = 45;

export interface RecordGridProps<R> extends RecordListProps<R> {
  /** The order of the list; without one its heads do not sort. */
  readonly sort?: Pick<SortedRecords<R>, 'sorting' | 'onSort'>;
}

export function RecordGrid<R>(props: RecordGridProps<R>) {
  const { label, columns, records, idOf, menuOf, nameOf = idOf, stateOf, groupOf, onEnter } = props;
  const { highlightOnHover = true, horizontalSpacing = 'lg' } = props;
  const drawn = useMemo(() => columns.filter(({ cell }) => cell !== undefined), [columns]);
  const lines = useMemo(
    () => groupedLines(records, groupOf, hasGroupHeads(drawn)),
    [records, groupOf, drawn],
  );
  const rowOf = (record: R, isContinued = false) => (
    <RecordGridRow
      key={idOf(record)}
      record={record}
      columns={drawn}
      state={stateOf?.(record)}
      isContinued={isContinued}
      highlightOnHover={highlightOnHover}
      onEnter={onEnter}
      menuOf={menuOf}
      name={nameOf(record)}
    />
  );
  return (
    <Table
      stickyHeader={false}
      aria-label={label}
      className={[classes.grid, props.className].filter(Boolean).join(' ')}
      horizontalSpacing={horizontalSpacing}
    >
      <GridHead columns={drawn} sort={props.sort} hasMenu={menuOf !== undefined} />
      <VirtualRows
        rows={lines}
        rowHeight={props.rowHeight ?? ROW_HEIGHT}
        columns={drawn.length + (menuOf === undefined ? 0 : 1)}
        renderRow={(line) =>
          line.kind === 'head' ? (
            <GroupHead
              key={line.key}
              records={line.records}
              columns={drawn}
              hasMenu={menuOf !== undefined}
            />
          ) : (
            rowOf(line.record, line.isContinued)
          )
        }
      />
      {props.added !== undefined && <Table.Tbody>{rowOf(props.added)}</Table.Tbody>}
      {records.length > 0 && drawn.some(({ foot }) => foot !== undefined) && (
        <GridFoot columns={drawn} hasMenu={menuOf !== undefined} />
      )}
    </Table>
  );
}

interface GridColumns<R> {
  readonly columns: readonly RecordColumn<R>[];
  readonly hasMenu: boolean;
}

function GridHead<R>(props: GridColumns<R> & { readonly sort: RecordGridProps<R>['sort'] }) {
  return (
    <Table.Thead>
      <tr className={tableClasses.row} data-with-row-border>
        {props.columns.map((column) => (
          <ColumnHead key={column.head} column={column} sort={props.sort} />
        ))}
        {props.hasMenu && (
          <th scope="col" className={tableClasses.head} style={{ textAlign: 'right' }}>
            Actions
          </th>
        )}
      </tr>
    </Table.Thead>
  );
}

function GridFoot<R>({ columns, hasMenu }: GridColumns<R>) {
  return (
    <Table.Tfoot>
      <tr className={tableClasses.row} data-with-row-border>
        {columns.map((column) => (
          <td
            key={column.head}
            className={tableClasses.cell}
            style={{ textAlign: alignOf(column), fontWeight: 600 }}
          >
            {column.foot}
          </td>
        ))}
        {hasMenu && <td className={tableClasses.cell} />}
      </tr>
    </Table.Tfoot>
  );
}

function hasGroupHeads<R>(columns: readonly RecordColumn<R>[]): boolean {
  return columns.some(({ groupCell }) => groupCell !== undefined);
}

function GroupHead<R>(props: GridColumns<R> & { readonly records: readonly R[] }) {
  const { records, columns, hasMenu } = props;
  const [name, ...others] = columns;
  const told = others.slice(0, others.findLastIndex(({ groupCell }) => groupCell) + 1);
  const rest = others.length - told.length + Number(hasMenu);
  return (
    <tr className={`${tableClasses.row} ${classes.group}`} data-with-row-border data-hover>
      <th scope="rowgroup" className={tableClasses.head}>
        {name?.groupCell?.(records)}
      </th>
      {told.map((column) => (
        <td key={column.head} className={tableClasses.cell} style={{ textAlign: alignOf(column) }}>
          {column.groupCell?.(records)}
        </td>
      ))}
      {rest > 0 && <td colSpan={rest} className={tableClasses.cell} />}
    </tr>
  );
}

/** A click on a head that sorts sorts by it, another one turns the order round. */
function ColumnHead<R>(props: {
  readonly column: RecordColumn<R>;
  readonly sort: RecordGridProps<R>['sort'];
}) {
  const { column, sort } = props;
  const { head, headContent = formatHead(head), numeric } = column;
  const look = `${tableClasses.head} ${column.className ?? ''}`;
  if (!isSortable(column) || sort === undefined) {
    return (
      <th scope="col" className={look} style={{ textAlign: alignOf(column) }}>
        {headContent}
      </th>
    );
  }
  const { sorting, onSort } = sort;
  const isSorted = sorting?.head === head;
  const isDescending = isSorted && sorting.descending;
  const Arrow = isDescending ? IconArrowDown : IconArrowUp;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : 'none'}
      className={look}
      style={{ textAlign: numeric ? 'right' : undefined }}
    >
      <UnstyledButton
        className={sortClasses.button}
        data-sorted={isSorted || undefined}
        onClick={() => onSort(head)}
      >
        {headContent}
        {/* In front of a head at the right, so that the title ends where its numbers end. */}
        <Arrow
          size="0.875rem"
          aria-hidden
          className={sortClasses.arrow}
          data-before={numeric || undefined}
        />
      </UnstyledButton>
    </th>
  );
}
