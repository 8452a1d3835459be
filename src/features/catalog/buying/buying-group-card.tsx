import { isSaid } from '#domain/tell/say.ts';
import {
  IconAlertTriangle,
  IconArrowDown,
  IconClock,
  IconShoppingCart,
  IconTruckDelivery,
} from '@tabler/icons-react';
import type { BuyingGroup, BuyingLine } from '#domain/buying/buying-list.ts';
import {
  buyingStateText,
  gapText,
  orderAmountText,
  stockAmountText,
} from '#domain/buying/buying-text.ts';
import { formatDay, formatDollars, formatSentence } from '#ui/format.ts';
import { Button, LinkButton, PlainButton } from '#ui/kit/plain-parts.tsx';
import { Badge } from '#ui/kit/badge.tsx';
import { OrderLink } from '#ui/page/order-link.tsx';
import type { RecordColumn } from '#ui/tables/record-column.tsx';
import { RecordTable } from '#ui/tables/record-table.tsx';
import classes from './buying.module.css';

interface RowProps {
  /** Null for helpers, who see the list without costs and buttons. */
  readonly onOrder: ((lines: readonly BuyingLine[]) => void) | null;
  readonly onOpen: (line: BuyingLine) => void;
}

export function BuyingGroupCard({ group, ...on }: RowProps & { readonly group: BuyingGroup }) {
  const { onOrder } = on;
  const due = group.lines.filter(isDue);
  return (
    <RecordTable
      title={group.supplier || 'No supplier'}
      columns={columnsOf(on)}
      records={group.lines}
      idOf={({ stockId }) => stockId}
      nameOf={({ name }) => name}
      stateOf={({ state }) => state.toLowerCase()}
      narrow={{
        as: 'rows',
        height: 190,
        draw: (line) => <LineCard line={line} {...on} />,
      }}
      headActions={
        onOrder && (
          <>
            <span className={classes.total}>{totalText(group)}</span>
            {due.length > 1 && (
              <Button className="no-print" onClick={() => onOrder(due)}>
                Order {due.length} items…
              </Button>
            )}
          </>
        )
      }
    />
  );
}

/** What is ordered at once: what must be today, and what comes with it. */
function isDue({ state, withOrder }: BuyingLine): boolean {
  return state === 'LATE' || state === 'NOW' || withOrder;
}

function totalText({ cost, unpriced }: BuyingGroup): string {
  const missing = unpriced === 0 ? '' : ` and ${unpriced} without price`;
  return `${formatDollars(cost)}${missing}`;
}

type LineProps = RowProps & { readonly line: BuyingLine };

function columnsOf({ onOrder, onOpen }: RowProps): readonly RecordColumn<BuyingLine>[] {
  return [
    { head: 'Item', isRowHead: true, cell: (line) => <Item line={line} onOpen={onOpen} /> },
    { head: 'When', cell: (line) => <When line={line} /> },
    {
      head: 'Runs out',
      cell: ({ runOutISO }) => (runOutISO === null ? '—' : formatDay(runOutISO)),
    },
    {
      head: 'On hand',
      numeric: true,
      cell: (line) => formatSentence(stockAmountText({ ...line, qty: line.onHand })),
    },
    { head: 'Coming', numeric: true, cell: comingText },
    { head: 'Order', numeric: true, cell: amountText },
    ...(onOrder === null
      ? []
      : [
          { head: 'Cost', numeric: true, cell: costText },
          {
            head: 'Action',
            cell: (line: BuyingLine) => <OrderButton line={line} onOrder={onOrder} />,
          },
        ]),
  ];
}

function comingText(line: BuyingLine): string {
  return line.coming === 0 ? '—' : formatSentence(stockAmountText({ ...line, qty: line.coming }));
}

/** "2 × 5 lb, 10 lb": packs and weight. */
function amountText(line: BuyingLine): string {
  if (line.state === 'COMING') return '—';
  const { packs, amount } = line;
  const inPacks = formatSentence(orderAmountText(line));
  return packs === null || packs === 1
    ? inPacks
    : `${inPacks}, ${formatSentence(stockAmountText({ ...line, qty: amount }))}`;
}

function costText({ cost, state }: BuyingLine): string {
  return cost === null || state === 'COMING' ? '—' : formatDollars(cost);
}

function Item({ line, onOpen }: Pick<LineProps, 'line' | 'onOpen'>) {
  return (
    <span className={classes.item}>
      <LinkButton fw={500} onClick={() => onOpen(line)}>
        {line.name}
      </LinkButton>
      {line.reorderUrl !== null && <OrderLink name={line.name} url={line.reorderUrl} />}
    </span>
  );
}

const ICONS = {
  LATE: IconAlertTriangle,
  NOW: IconShoppingCart,
  SOON: IconClock,
  LATER: IconClock,
  LEVEL: IconArrowDown,
  COMING: IconTruckDelivery,
} as const;

function When({ line }: { readonly line: BuyingLine }) {
  const Icon = ICONS[line.state];
  const gap = gapText(line);
  return (
    <span className={classes.when}>
      <span className={classes.state} data-state={line.state}>
        <Icon size="1rem" aria-hidden />
        {formatSentence(buyingStateText(line))}
      </span>
      {line.withOrder && <Badge>with this order</Badge>}
      {isSaid(gap) && <span className={classes.gap}>{formatSentence(gap)}</span>}
    </span>
  );
}

function OrderButton({ line, onOrder }: Pick<LineProps, 'line' | 'onOrder'>) {
  if (line.state === 'COMING' || onOrder === null) return null;
  return (
    <PlainButton
      className="no-print"
      aria-label={`Ordered ${line.name}…`}
      onClick={() => onOrder([line])}
    >
      Ordered…
    </PlainButton>
  );
}

function LineCard({ line, onOrder, onOpen }: LineProps) {
  const { runOutISO, onHand } = line;
  return (
    <div className={classes.lineCard}>
      <Item line={line} onOpen={onOpen} />
      <When line={line} />
      <span className={classes.facts}>
        {runOutISO !== null && <span>Runs out {formatDay(runOutISO)}</span>}
        <span>{formatSentence(stockAmountText({ ...line, qty: onHand }))} on hand</span>
        {line.coming > 0 && <span>{comingText(line)} coming</span>}
      </span>
      {line.state !== 'COMING' && (
        <span className={classes.amount}>
          <span>{amountText(line)}</span>
          {onOrder && line.cost !== null && <span>{formatDollars(line.cost)}</span>}
        </span>
      )}
      <OrderButton line={line} onOrder={onOrder} />
    </div>
  );
}
