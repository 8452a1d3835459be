import { formatSize, formatInColumn } from '#ui/format-weights.ts';
import { useMemo } from 'react';
import { shownName } from '#domain/orders/event-days.ts';
import type { OrderContribution } from '#domain/reports/harvest-plan.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { formatNumber, formatPercent } from '#ui/format.ts';
import { amountColumn, type RecordColumn, valueColumn } from '#ui/tables/record-column.tsx';
import { RecordList } from '#ui/tables/record-list.tsx';
import classes from './contributions.module.css';
import { type RowUnit, type WeightUnit, weightOrTrays, weightIn } from './weight-unit.ts';

/** One item of an order behind a harvest; orders may hold the same item twice. */
type Contribution = OrderContribution & { readonly place: number };

/** About how high an item is on a narrow screen, in pixels of the layout. */
const ITEM_HEIGHT = 28;

const orderOf = ({ orderId }: Contribution) => orderId;

/** The orders behind a harvest, a line per item; name and share once per order. */
export function Contributions(props: {
  readonly contributions: readonly OrderContribution[];
  readonly unit: RowUnit;
}) {
  const { contributions, unit } = props;
  const past = useFarm(({ pastOrders }) => pastOrders);
  const items = useMemo(() => {
    const deleted = new Set(past?.map(({ id }) => id));
    return contributions.map((item, place) => {
      const { orderId, orderName: name } = item;
      const orderName = deleted.has(orderId) ? shownName({ name, isDeleted: true }) : name;
      return { ...item, orderName, place };
    });
  }, [contributions, past]);
  const columns = useMemo(() => columnsIn(unit), [unit]);
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
              <span className={classes.details}>{weightOrTrays(unit, item.weightOz)}</span>
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
      (ounces) => weightIn(unit, ounces),
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
