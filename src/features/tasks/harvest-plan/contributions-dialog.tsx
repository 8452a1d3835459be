import { formatSize, formatInColumn } from '#ui/format-weights.ts';
import { useMemo } from 'react';
import { shownName } from '#domain/orders/event-days.ts';
import { type OrderContribution, orderContributions } from '#domain/reports/harvest-plan.ts';
import { Dialog, type ShownDialog } from '#ui/dialogs/dialog.tsx';
import { QuietText } from '#ui/kit/plain-parts.tsx';
import { useFarm } from '#state/react/use-farm.ts';
import { formatCount, formatLongDay, formatNumber, formatPercent } from '#ui/format.ts';
import { amountColumn, type RecordColumn, valueColumn } from '#ui/tables/record-column.tsx';
import { RecordList } from '#ui/tables/record-list.tsx';
import classes from './contributions.module.css';
import {
  type RowUnit,
  type ShownHarvest,
  type WeightUnit,
  weightOrTrays,
  weightIn,
} from './weight-unit.ts';

/** One item of an order behind a harvest; orders may hold the same item twice. */
type Contribution = OrderContribution & { readonly place: number };

const ITEM_HEIGHT = 28;

const orderOf = ({ orderId }: Contribution) => orderId;

export function ContributionsDialog(props: ShownDialog & { readonly row: ShownHarvest }) {
  const { row, ...shown } = props;
  return (
    <Dialog
      {...shown}
      size="lg"
      title={`${row.varietyName} — ${formatLongDay(row.cutISO)}`}
      subtitle="Orders for this harvest"
      footerNote={`${weightOrTrays(row.demandOz, row.unit)} in ${formatCount(row.orderCount, 'order')}`}
      closeLabel="Done"
    >
      <Contributions row={row} />
    </Dialog>
  );
}

/** The orders behind a harvest, a line per item; name and share once per order. */
function Contributions({ row }: { readonly row: ShownHarvest }) {
  const { dateISO, varietyId, unit } = row;
  const farm = useFarm((whole) => whole);
  const items = useMemo(() => {
    const deleted = new Set(farm.pastOrders?.map(({ id }) => id));
    return orderContributions(farm, dateISO, varietyId).map((item, place) => {
      const { orderId, orderName: name } = item;
      const orderName = deleted.has(orderId) ? shownName({ name, isDeleted: true }) : name;
      return { ...item, orderName, place };
    });
  }, [farm, dateISO, varietyId]);
  const columns = useMemo(() => columnsIn(unit), [unit]);
  if (items.length === 0) return <QuietText>No order needs this harvest anymore.</QuietText>;
  return (
    <div className={classes.framed}>
      <RecordList
        label="Orders for this harvest"
        columns={columns}
        records={items}
        idOf={({ place }) => String(place)}
        groupOf={orderOf}
        className={classes.orders}
        highlightOnHover={false}
        narrow={{
          as: 'rows',
          height: ITEM_HEIGHT,
          drawGroup: orderHead,
          draw: (item) => (
            <div className={classes.line}>
              <span className={classes.details}>{packing(item, unit)}</span>
              <span className={classes.details}>{weightOrTrays(item.weightOz, unit)}</span>
            </div>
          ),
        }}
      />
    </div>
  );
}

function columnsIn(unit: RowUnit): readonly RecordColumn<Contribution>[] {
  return [
    {
      head: 'Order',
      perGroup: true,
      isRowHead: true,
      cell: ({ orderName, customer }) => (
        <>
          <div className={classes.name}>{orderName}</div>
          {customer !== '' && <div className={classes.details}>{customer}</div>}
        </>
      ),
      sortBy: ({ orderName }) => orderName,
    },
    ...(unit === 'tray' ? [] : [valueColumn<Contribution>('Mode', ({ mode }) => mode)]),
    amountColumn(unit === 'tray' ? 'Trays' : 'Units', ({ units }) => units, formatNumber),
    ...(unit === 'tray' ? [] : weightColumns(unit)),
    amountColumn(
      'Share',
      ({ sharePercent }) => sharePercent,
      (percent) => formatPercent(percent, 1),
      { perGroup: true },
    ),
  ];
}

function weightColumns(unit: WeightUnit): readonly RecordColumn<Contribution>[] {
  return [
    amountColumn(
      'Package (oz)',
      ({ packageOz }) => packageOz,
      (ounces) => formatInColumn('size', ounces, 1),
    ),
    amountColumn(
      `Weight (${unit})`,
      ({ weightOz }) => weightOz,
      (ounces) => weightIn(ounces, unit),
    ),
  ];
}

function orderHead([first]: readonly Contribution[]) {
  if (first === undefined) return null;
  const { orderName, customer, sharePercent } = first;
  return (
    <>
      <div className={classes.line}>
        <span className={classes.name}>{orderName}</span>
        <span>{formatPercent(sharePercent, 1)}</span>
      </div>
      {customer !== '' && <div className={classes.details}>{customer}</div>}
    </>
  );
}

function packing({ mode, units, packageOz }: Contribution, unit: RowUnit): string {
  if (unit === 'tray') return '';
  if (units === null || packageOz === null) return mode;
  return `${mode}, ${formatNumber(units)} × ${formatSize(packageOz, 1)}`;
}
