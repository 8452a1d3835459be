import { GoToOrders } from '#ui/page/go-to-orders.tsx';
import { useMemo } from 'react';
import { Link, useLocation } from 'react-router';
import { type OrderCost, splitLater } from '#domain/costing/order-cost.ts';
import {
  costsByCategory,
  orderCostTotals,
  type OrderCostTotals,
} from '#domain/costing/order-cost-totals.ts';
import { sumMargins } from '#domain/margins/event-margins.ts';
import { selectOrderCosts } from '#state/selectors/sales/order-costs.ts';
import { selectHasOrders } from '#state/selectors/sales/orders.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { DayRangeBar, DayRangeOnPaper } from '#ui/day-range/day-range-bar.tsx';
import { ALL_DAYS, dayRangeName, type DayRange, useDayRange } from '#ui/day-range/day-range.ts';
import { PageHeader } from '#ui/page/page-parts.tsx';
import { RecordTable } from '#ui/tables/record-table.tsx';
import { routePaths } from '#ui/route-paths.ts';
import { OpenedFor, useDialogTarget } from '#ui/dialogs/lazy-dialog.tsx';
import { useIsNarrow } from '#ui/page/screen-kind.ts';
import { marginTiles, SummaryTiles, type SummaryTile, incompleteText } from '../summary-tiles.tsx';
import { BilledCard } from './billed-card.tsx';
import { CategoryCostsCard } from '../cost-bars.tsx';
import { CostsNote } from './costs-note.tsx';
import { orderCostColumns, type OrderCostView } from './order-cost-columns.tsx';
import { OrderCostDialog } from './order-cost-dialog.tsx';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { Button, PlainButton } from '#ui/kit/plain-parts.tsx';
import type { MarginsByCost } from './order-money-columns.tsx';
import classes from './order-costs.module.css';
import { selectOrderMargins } from '#state/selectors/sales/margins.ts';
import { formatDollars, formatNumber } from '#ui/format.ts';

const LAST_30_DAYS = { label: '30d', days: 30 } as const;

const QUICK_RANGES = [
  LAST_30_DAYS,
  { label: '90d', days: 90 },
  { label: '180d', days: 180 },
  { label: 'All', days: null },
] as const;

export function OrderCostsPage() {
  const today = useToday();
  const [range, changeRange] = useDayRange(today, LAST_30_DAYS);
  const { split, totals, margins, earned } = useCostsOf(range, today);
  const { upToToday, later } = split;
  const hasOrders = useFarm(selectHasOrders);
  const viewed = useDialogTarget<OrderCost>();
  const categories = useMemo(() => costsByCategory(upToToday), [upToToday]);
  const isNarrow = useIsNarrow();
  const onView = viewed.open;
  const view = useMemo(
    () => ({ margins, today, isNarrow, onView }),
    [margins, today, isNarrow, onView],
  );
  const columns = useMemo(() => orderCostColumns(upToToday, view), [upToToday, view]);
  return (
    <>
      <PageHeader
        title="Order Cost Detail"
        actions={
          <>
            <DayRangeBar today={today} range={range} onChange={changeRange} quick={QUICK_RANGES} />
            <ByCustomerLink />
          </>
        }
      />
      <DayRangeOnPaper range={range} />
      <CostsNote split={split} range={range} totals={totals} />
      <SummaryTiles tiles={[...orderCostTiles(totals), ...marginTiles(earned)]} />
      {categories.length > 0 && <CategoryCostsCard categories={categories} />}
      <RecordTable
        label="Order costs"
        title="Orders"
        csvName={`order-costs-${dayRangeName(range)}.csv`}
        records={upToToday}
        columns={columns}
        idOf={({ id }) => id}
        horizontalSpacing={margins === null ? 'lg' : 'sm'}
        initialSort={{ head: 'Date', descending: true }}
        empty={nothingDue(hasOrders, () => changeRange(() => ALL_DAYS))}
      />
      <LaterOrders later={later} view={view} />
      <BilledCard range={range} />
      <OpenedFor dialog={viewed}>
        {(shown, cost) => <OrderCostDialog {...shown} cost={cost} />}
      </OpenedFor>
    </>
  );
}

/** What the orders of some days cost and leave; what is still to come is in no sum. */
function useCostsOf(range: DayRange, today: IsoDate) {
  const { from, to } = range;
  const costs = useFarm((farm) => selectOrderCosts(farm, from, to, today));
  const split = useMemo(() => splitLater(costs, range, today), [costs, range, today]);
  const { upToToday } = split;
  const totals = useMemo(() => orderCostTotals(upToToday), [upToToday]);
  const listed = useFarm((farm) => selectOrderMargins(farm, from, to, today));
  const margins: MarginsByCost | null = useMemo(
    () => listed && new Map(listed.map((margin) => [margin.orderCost, margin])),
    [listed],
  );
  const earned = useMemo(
    () => margins && sumMargins(upToToday.flatMap((cost) => margins.get(cost) ?? [])),
    [margins, upToToday],
  );
  return { split, totals, margins, earned };
}

function nothingDue(hasOrders: boolean, showAll: () => void) {
  return {
    title: 'No orders in this range.',
    hint: hasOrders
      ? 'Choose other dates. Each delivery in the range appears here with its cost.'
      : 'Each delivery appears here with its packages, weight and estimated cost.',
    action: hasOrders ? <Button onClick={showAll}>Show all dates</Button> : <GoToOrders />,
  };
}

/** The same days, by customer. Days that were not chosen are left to the other screen. */
function ByCustomerLink() {
  const { search } = useLocation();
  return (
    <PlainButton component={Link} to={`${routePaths.customerCosts}${search}`}>
      By customer
    </PlainButton>
  );
}

/** One-time orders after today, apart from what is over. */
function LaterOrders(props: {
  readonly later: readonly OrderCost[];
  readonly view: OrderCostView;
}) {
  const { later, view } = props;
  const columns = useMemo(() => orderCostColumns(later, view), [later, view]);
  if (later.length === 0) return null;
  return (
    <div className={classes.later}>
      <RecordTable
        title="One-time orders after today"
        csvName="order-costs-after-today.csv"
        records={later}
        columns={columns}
        idOf={({ id }) => id}
        horizontalSpacing={view.margins === null ? 'lg' : 'md'}
      />
    </div>
  );
}

function orderCostTiles(totals: OrderCostTotals): readonly SummaryTile[] {
  return [
    { name: 'Orders', value: formatNumber(totals.ordersCount) },
    { name: 'Packages', value: formatNumber(totals.packages) },
    { name: 'Bulk', value: formatNumber(totals.bulk) },
    {
      name: 'Estimated cost',
      value: formatDollars(totals.totalCost),
      note: incompleteText(totals),
    },
  ];
}
