import { amountColumn, type RecordColumn, UNSORTED } from '#ui/tables/record-column.tsx';
import { menuItem } from '#ui/tables/menu-items.tsx';
import { IconPencil, IconX } from '@tabler/icons-react';
import { stockAmountText } from '#domain/buying/buying-text.ts';
import { byExpectedDay, hasStock, stockName, type Purchase } from '#domain/buying/purchase.ts';
import type { UnmarkedArrival } from '#domain/buying/unmarked-arrivals.ts';
import { type IsoDate, addDays, daysBetween } from '#domain/calendar/iso-date.ts';
import { compareTexts } from '#domain/records/lists.ts';
import { useIsDayOnly } from '#state/react/sharing/use-is-day-only.ts';
import { useFarm, useToday, useCarryOut } from '#state/react/use-farm.ts';
import { lazyDialog, OpenedFor, useDialogTarget } from '#ui/dialogs/lazy-dialog.tsx';
import { formatCount, formatDate, formatDay, formatDollars, formatSentence } from '#ui/format.ts';
import { PlainButton } from '#ui/kit/plain-parts.tsx';
import { RecordTable } from '#ui/tables/record-table.tsx';
import classes from './buying.module.css';
import type { NamedPurchase } from './named-purchase.ts';

const ReceiveDialog = lazyDialog(async () => (await import('./receive-dialog.tsx')).ReceiveDialog);
const ChangeDialog = lazyDialog(async () => (await import('./change-dialog.tsx')).ChangeDialog);

const SHOWN_DAYS = 90;

export function PurchaseTables(props: {
  readonly purchases: readonly Purchase[];
  readonly arrivals: readonly UnmarkedArrival[];
}) {
  const today = useToday();
  const varieties = useFarm((farm) => farm.varieties);
  const catalog = useFarm((farm) => farm.catalog);
  const named = props.purchases
    .filter(({ stockId }) => hasStock({ varieties, catalog }, stockId))
    .map((purchase): NamedPurchase => {
      const arrival = props.arrivals.find(({ purchaseId }) => purchaseId === purchase.id) ?? null;
      return { ...purchase, name: stockName({ varieties, catalog }, purchase.stockId), arrival };
    });
  const coming = named.filter(({ status }) => status === 'ORDERED').toSorted(byExpectedDay);
  const from = addDays(today, -SHOWN_DAYS + 1);
  const came = named
    .filter(({ status, receivedISO }) => status === 'RECEIVED' && (receivedISO ?? '') >= from)
    .toSorted((a, b) => compareTexts(b.receivedISO ?? '', a.receivedISO ?? ''));
  return (
    <>
      {coming.length > 0 && <OnItsWay purchases={coming} />}
      {came.length > 0 && <CameIn purchases={came} />}
    </>
  );
}

function OnItsWay({ purchases }: { readonly purchases: readonly NamedPurchase[] }) {
  const today = useToday();
  const mayOrder = !useIsDayOnly();
  const receiving = useDialogTarget<NamedPurchase>();
  const changing = useDialogTarget<NamedPurchase>();
  const carryOut = useCarryOut();
  const cancel = ({ id, name: detail }: NamedPurchase) =>
    void carryOut({ type: 'CANCEL_PURCHASE', payload: { id } }, 'Order canceled', { detail });
  const received: RecordColumn<NamedPurchase> = {
    head: 'Action',
    cell: (purchase) => (
      <PlainButton
        className="no-print"
        aria-label={`Received ${purchase.name}…`}
        onClick={() => receiving.open(purchase)}
      >
        Received…
      </PlainButton>
    ),
  };
  return (
    <>
      <RecordTable
        title="On its way"
        columns={[
          {
            head: 'Item',
            isRowHead: true,
            cell: (purchase) => <Ordered purchase={purchase} mayMark={mayOrder} />,
          },
          {
            head: 'Amount',
            numeric: true,
            cell: (purchase) => formatSentence(stockAmountText(purchase)),
          },
          SUPPLIER,
          { head: 'Expected', cell: ({ expectedISO }) => expectedText(expectedISO, today) },
          ...(mayOrder ? [received] : []),
        ]}
        records={purchases}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        {...(mayOrder && {
          menuOf: (purchase: NamedPurchase) => [
            menuItem('Change…', IconPencil, () => changing.open(purchase)),
            menuItem('Cancel', IconX, () => cancel(purchase), { danger: true }),
          ],
        })}
      />
      <OpenedFor dialog={receiving}>
        {(shown, purchase) => <ReceiveDialog {...shown} purchase={purchase} />}
      </OpenedFor>
      <OpenedFor dialog={changing}>
        {(shown, purchase) => <ChangeDialog {...shown} purchase={purchase} />}
      </OpenedFor>
    </>
  );
}

const SUPPLIER: RecordColumn<NamedPurchase> = {
  head: 'Supplier',
  cell: ({ supplier }) => supplier || '—',
};

/** "Thu 12/10", or "expected Tue 11/17, 5 days late". */
function expectedText(expectedISO: IsoDate, today: IsoDate): string {
  const late = daysBetween(expectedISO, today);
  const day = formatDay(expectedISO);
  return late > 0 ? `expected ${day}, ${formatCount(late, 'day')} late` : day;
}

function Ordered(props: { readonly purchase: NamedPurchase; readonly mayMark: boolean }) {
  const { arrival, name, ...purchase } = props.purchase;
  const carryOut = useCarryOut();
  if (arrival === null) return <>{name}</>;
  const patch = {
    status: 'RECEIVED',
    receivedISO: arrival.dateISO,
    receivedQty: arrival.qty,
  } as const;
  const mark = () =>
    carryOut(
      { type: 'CHANGE_PURCHASE', payload: { id: purchase.id, patch } },
      'Order marked received',
      { detail: name },
    );
  return (
    <span className={classes.item}>
      {name}
      <span className={classes.asked}>
        {formatSentence(stockAmountText(purchase))} were ordered on {formatDay(purchase.orderedISO)}
        : did they come?
        {props.mayMark && (
          <PlainButton className="no-print" onClick={() => void mark()}>
            Yes
          </PlainButton>
        )}
      </span>
    </span>
  );
}

const COST = amountColumn<NamedPurchase>('Cost', ({ cost }) => cost, formatDollars, UNSORTED);

function CameIn({ purchases }: { readonly purchases: readonly NamedPurchase[] }) {
  const hasCosts = !useIsDayOnly();
  const columns: readonly RecordColumn<NamedPurchase>[] = [
    { head: 'Item', isRowHead: true, cell: ({ name }) => name },
    { head: 'Amount', numeric: true, cell: cameText },
    SUPPLIER,
    { head: 'Came in', cell: ({ receivedISO }) => receivedISO && formatDate(receivedISO) },
    ...(hasCosts ? [COST] : []),
  ];
  return (
    <RecordTable title="Came in" columns={columns} records={purchases} idOf={({ id }) => id} />
  );
}

/** "4.5 lb of 5 lb", or "5 lb". */
function cameText(purchase: Purchase): string {
  const { qty, receivedQty } = purchase;
  const ordered = formatSentence(stockAmountText(purchase));
  if (receivedQty === null || receivedQty === qty) return ordered;
  return `${formatSentence(stockAmountText({ ...purchase, qty: receivedQty }))} of ${ordered}`;
}
