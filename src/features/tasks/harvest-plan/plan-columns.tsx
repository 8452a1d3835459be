import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { ListedHarvest } from '#domain/reports/listed-harvests.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { formatLongDay, formatNumber } from '#ui/format.ts';
import { HeldBadge } from '#ui/notices/held-badge.tsx';
import type { RecordColumn } from '#ui/tables/record-column.ts';
import { dayTotals, type DayTotals } from './day-totals.ts';
import classes from './harvest-plan.module.css';
import { LeftoverFigure } from './leftover-figure.tsx';
import { carriedOnText, carryText, leftoverText } from './leftover.ts';
import { OrdersButton } from './orders-button.tsx';
import { PlanVarietyLink } from './plan-variety-link.tsx';
import { movedText, shortsText, plannedText } from './real-text.ts';
import { TraysButton } from './trays-button.tsx';
import { type WeightUnit, weightIn } from './weight-unit.ts';
import { Badge } from '#ui/kit/badge.tsx';
import type { RealHarvestRow } from '#domain/reports/real-harvest-row.ts';
import { AssumedYield } from '#ui/notices/assumed-yield.tsx';

type PlanColumn = RecordColumn<ListedHarvest>;

/** How the plan is looked at. */
export interface HarvestPlanView {
  readonly today: IsoDate;
  readonly unit: WeightUnit;
  readonly onView: (row: ListedHarvest) => void;
  /** Tells why there are so many trays. */
  readonly onExplain: (row: ListedHarvest) => void;
}

/**
 * The columns of the plan, in the table with the totals of each day, and in the file. Who is short has a
 * column of its own while somebody is, and so has, in the file, from which day a harvest was moved.
 */
export function planColumns(
  { today, unit, onView, onExplain }: HarvestPlanView,
  { isShort, isMoved }: { readonly isShort: boolean; readonly isMoved: boolean },
): readonly PlanColumn[] {
  const weight = (ounces: number) => weightIn(unit, ounces);
  const carry = (ounces: number) => carryText(ounces, unit);
  return [
    { head: 'Date', csv: ({ cutISO }) => cutISO },
    {
      head: 'Variety',
      cell: (row) => (
        <>
          <PlanVarietyLink row={row} /> <HeldBadge isHeld={row.isHeld} />
          {movedText(row) !== '' && <div className={classes.details}>{movedText(row)}</div>}
        </>
      ),
      sortBy: ({ varietyName }) => varietyName,
      csv: ({ varietyName }) => varietyName,
      groupCell: ([first]) =>
        first && (
          <>
            {formatLongDay(first.cutISO)} {first.cutISO === today && <Badge>Today</Badge>}
          </>
        ),
    },
    ...(isMoved ? [{ head: 'Moved from', csv: movedFrom } satisfies PlanColumn] : []),
    weightColumn('Demand', 'demandOz', weight, (ounces) => <strong>{weight(ounces)}</strong>),
    weightColumn('Carry', 'carryUsedOz', carry),
    weightColumn('Net demand', 'netDemandOz', weight),
    {
      ...countColumn('Trays', 'trays'),
      cell: (row) => <TraysButton row={row} format={formatNumber} onExplain={onExplain} />,
      groupCell: (rows) => <strong>{formatNumber(dayTotals(rows).trays)}</strong>,
    },
    {
      ...weightColumn('Expected', 'expectedOz', weight),
      cell: (row) => <ExpectedFigure row={row} unit={unit} />,
    },
    {
      ...weightColumn('Leftover', 'leftoverOz', (ounces) => leftoverText(ounces, unit)),
      cell: (row) => (
        <>
          <LeftoverFigure leftoverOz={row.leftoverOz} unit={unit} />
          {carriedOnText(row, unit) !== '' && (
            <div className={classes.details}>{carriedOnText(row, unit)}</div>
          )}
        </>
      ),
    },
    ...(isShort ? [shortColumn(unit)] : []),
    countColumn('Packages', 'packages'),
    countColumn('Bulk', 'bulk'),
    ordersColumn(onView),
  ];
}

/** The day a harvest was planned for, where it is cut on another one. */
function movedFrom({ cutISO, dateISO }: ListedHarvest): string {
  return cutISO === dateISO ? '' : dateISO;
}

function ordersColumn(onView: HarvestPlanView['onView']): PlanColumn {
  return {
    head: 'Orders',
    numeric: true,
    cell: (row) => <OrdersButton row={row} onView={onView} />,
    sortBy: ({ orderCount }) => orderCount,
    csv: ({ orderCount }) => orderCount,
  };
}

function shortColumn(unit: WeightUnit): PlanColumn {
  return {
    head: 'Short',
    cell: ({ shorts }) => <span className={classes.shorts}>{shortsText(shorts, unit)}</span>,
    sortBy: ({ shorts }) =>
      shorts.length === 0 ? null : shorts.reduce((sum, { oz }) => sum + oz, 0),
    csv: ({ shorts }) => shortsText(shorts, 'oz'),
  };
}

/** Shown in the chosen unit with its total of the day; in the file ounces with one decimal. */
function weightColumn(
  head: string,
  field: Exclude<keyof DayTotals, 'trays'>,
  textOf: (ounces: number) => string,
  totalOf: (ounces: number) => React.ReactNode = textOf,
): PlanColumn {
  return {
    head,
    numeric: true,
    cell: (row) => textOf(row[field]),
    sortBy: (row) => row[field],
    csv: (row) => roundTo(row[field], 1),
    csvHead: `${head} (oz)`,
    groupCell: (rows) => totalOf(dayTotals(rows)[field]),
  };
}

function countColumn(head: string, field: 'trays' | 'packages' | 'bulk'): PlanColumn {
  return {
    head,
    numeric: true,
    cell: (row) => (
      <span
        data-none={(field !== 'trays' && row[field] === 0) || undefined}
        className={classes.count}
      >
        {formatNumber(row[field])}
      </span>
    ),
    sortBy: (row) => row[field],
    csv: (row) => row[field],
  };
}

/** What a harvest really brings, and under it what was planned where that differs. */
function ExpectedFigure(props: { readonly row: RealHarvestRow; readonly unit: WeightUnit }) {
  const { row, unit } = props;
  const planned = plannedText(row, unit);
  return (
    <>
      {weightIn(unit, row.expectedOz)}
      {planned !== '' && <div className={classes.details}>{planned}</div>}
      {row.yieldAssumed && <AssumedYield varietyId={row.varietyId} name={row.varietyName} />}
    </>
  );
}
