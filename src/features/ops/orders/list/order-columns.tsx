import { type RecordColumn, valueColumn } from '#ui/tables/record-column.tsx';
import type { ShownKind } from './order-kind.ts';
import { Amount, amountText, MarkBadge } from './order-figures.tsx';
import type { OrderAmount } from './order-amounts.ts';
import type { OrderMark } from './order-marks.ts';
import { byNextEvent, eventsText, hasEnded, type OrderRow } from './order-rows.ts';
import classes from './orders-list.module.css';
import { Badge } from '#ui/kit/badge.tsx';
import { QuietNote, QuietText, Text } from '#ui/kit/plain-parts.tsx';
import { UnstyledButton } from '#ui/kit/unstyled-button.tsx';

type OrderColumn = RecordColumn<OrderRow>;

export function orderColumns(
  kind: ShownKind,
  edit: (row: OrderRow) => void,
  figures: OrderFigures,
): readonly OrderColumn[] {
  const name: OrderColumn = {
    head: 'Name',
    cell: (row) => (
      <>
        <UnstyledButton
          className={classes.name}
          data-ended={hasEnded(row) || undefined}
          onClick={() => edit(row)}
        >
          {row.name}
        </UnstyledButton>
        {kind === 'all' && row.customer !== '' && row.customer !== row.name && (
          <div className={classes.under}>{row.customer}</div>
        )}
      </>
    ),
    sortBy: (row) => row.name,
  };
  const when: OrderColumn = {
    head: 'When',
    cell: (row) => (
      <>
        <span className={classes.when}>{row.when}</span>{' '}
        <span className={classes.under}>{eventsText(row, kind !== 'all')}</span>
        <MarkBadge mark={figures.marks.get(row.id)} />
      </>
    ),
    compare: byNextEvent,
  };
  const ends = [CATEGORY, TYPE, when, amountColumn(figures)];
  if (kind === 'all') return [name, ...ends];
  if (kind === 'single') return [name, CUSTOMER, fromColumn('Date'), ...ends];
  return [name, CUSTOMER, fromColumn('Start'), FREQUENCY, ...ends];
}

export interface OrderFigures {
  readonly amounts: ReadonlyMap<string, OrderAmount>;
  readonly marks: ReadonlyMap<string, OrderMark>;
}

const amountColumn = ({ amounts }: OrderFigures): OrderColumn => ({
  head: 'Amount',
  numeric: true,
  cell: ({ id }) => <Amount amount={amounts.get(id)} />,
  sortBy: ({ id }) => amounts.get(id)?.ounces ?? null,
});

const CUSTOMER: OrderColumn = valueColumn('Customer', ({ customer }) => customer || null, {
  cell: ({ customer }) => customer || <span className={classes.under}>—</span>,
});

const FREQUENCY: OrderColumn = valueColumn('Frequency', ({ frequency }) => frequency);

const CATEGORY: OrderColumn = valueColumn('Category', ({ category }) => category, {
  cell: ({ category }) => <span className={classes.quiet}>{category}</span>,
});

const TYPE: OrderColumn = valueColumn('Type', ({ type }) => kindWord(type), {
  cell: ({ type }) => (
    <Badge color="gray" className={classes.type} title={type}>
      {kindWord(type)}
    </Badge>
  ),
});

const fromColumn = (head: string): OrderColumn =>
  valueColumn(head, ({ from }) => from, {
    cell: ({ fromLabel }) => <span className={classes.date}>{fromLabel}</span>,
  });

/** Whether an order is for one day or stands until it is ended, in a word; files keep the code. */
function kindWord(kind: OrderRow['type']): string {
  return kind === 'ONCE' ? 'One-time' : 'Recurring';
}

export function OrderCard(props: {
  readonly row: OrderRow;
  readonly figures: OrderFigures;
  readonly onEdit: (row: OrderRow) => void;
}) {
  const { row, figures, onEdit } = props;
  const amount = figures.amounts.get(row.id);
  return (
    <>
      <UnstyledButton
        className={classes.cardName}
        data-ended={hasEnded(row) || undefined}
        onClick={() => onEdit(row)}
      >
        {row.name}
      </UnstyledButton>
      <Text>
        {row.when}
        <QuietText span inherit>
          {nextText(row)}
        </QuietText>
      </Text>
      {amount !== undefined && <QuietText>{amountText(amount)}</QuietText>}
      <MarkBadge mark={figures.marks.get(row.id)} />
      <div className={classes.tags}>
        <Badge color="gray" title={row.type}>
          {kindWord(row.type)}
        </Badge>
        <QuietNote span>{row.category}</QuietNote>
      </div>
    </>
  );
}

/** What stands in the table as "Past" or "next 12/8", behind the day on a card. */
function nextText(row: OrderRow): string {
  const words = eventsText(row, true);
  return words === '' ? '' : `, ${words.replace('Past', 'past')}`;
}
