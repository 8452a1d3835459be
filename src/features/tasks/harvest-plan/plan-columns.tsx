import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { ListedHarvest } from '#domain/reports/listed-harvests.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { formatLongDay, formatNumber } from '#ui/format.ts';
import { HeldBadge } from '#ui/notices/held-badge.tsx';
import { type RecordColumn, valueColumn } from '#ui/tables/record-column.tsx';
import { dayTotals, type DayTotals } from './day-totals.ts';
import classes from './harvest-plan.module.css';
import { LeftoverFigure, carriedOnText, carryText, leftoverText } from './leftover.tsx';
import { OrdersButton } from './orders-button.tsx';
import { PlanVarietyLink } from './plan-variety-link.tsx';
import { movedText, shortsText, plannedText, TraysButton } from './trays-button.tsx';
import { type WeightUnit, weightOrTrays, weightIn } from './weight-unit.ts';
import { Badge } from '#ui/kit/badge.tsx';
import type { RealHarvestRow } from '#domain/reports/real-harvest-row.ts';
import { AssumedYield } from '#ui/notices/assumed-yield.tsx';

type PlanColumn = RecordColumn<ListedHarvest>;

type PlanUnit = Pick<ListedHarvest, 'unit'>;

export interface HarvestPlanView {
  readonly today: IsoDate;
  readonly unit: WeightUnit;
  readonly onView: (row: ListedHarvest) => void;
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
  const weight = (ounces: number, row?: PlanUnit) => weightIn(row?.unit ?? unit, ounces);
  const carry = (ounces: number, row?: PlanUnit) => carryText(ounces, row?.unit ?? unit);
  const left = (ounces: number, row?: PlanUnit) => leftoverText(ounces, row?.unit ?? unit);
  return [
    { head: 'Date', csv: ({ cutISO }) => cutISO },
    valueColumn('Variety', ({ varietyName }) => varietyName, {
      cell: (row) => (
        <>
          <PlanVarietyLink row={row} /> <HeldBadge isHeld={row.isHeld} />
          {movedText(row) !== '' && <div className={classes.details}>{movedText(row)}</div>}
        </>
      ),
      groupCell: ([first]) =>
        first && (
          <>
            {formatLongDay(first.cutISO)} {first.cutISO === today && <Badge>Today</Badge>}
          </>
        ),
    }),
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
      ...weightColumn('Leftover', 'leftoverOz', left),
      cell: (row) => (
        <>
          <LeftoverFigure leftoverOz={row.leftoverOz} unit={row.unit ?? unit} />
          {carriedOnText(row, row.unit ?? unit) !== '' && (
            <div className={classes.details}>{carriedOnText(row, row.unit ?? unit)}</div>
          )}
        </>
      ),
    },
    ...(isShort ? [shortColumn(unit)] : []),
    countColumn('Packages', 'packages'),
    countColumn('Bulk', 'bulk'),
    valueColumn('Orders', ({ orderCount }) => orderCount, {
      numeric: true,
      cell: (row) => <OrdersButton row={row} onView={onView} />,
    }),
  ];
}

/** The day a harvest was planned for, where it is cut on another one. */
function movedFrom({ cutISO, dateISO }: ListedHarvest): string {
  return cutISO === dateISO ? '' : dateISO;
}

function shortColumn(unit: WeightUnit): PlanColumn {
  return {
    head: 'Short',
    cell: (row) => (
      <span className={classes.shorts}>{shortsText(row.shorts, row.unit ?? unit)}</span>
    ),
    sortBy: ({ shorts }) =>
      shorts.length === 0 ? null : shorts.reduce((sum, { oz }) => sum + oz, 0),
    csv: (row) => shortsText(row.shorts, row.unit ?? 'oz'),
  };
}

/** Shown in the chosen unit with its total of the day; in the file ounces with one decimal. Trays stand with their word. */
function weightColumn(
  head: string,
  field: Exclude<keyof DayTotals, 'trays'>,
  textOf: (ounces: number, row?: PlanUnit) => string,
  totalOf: (ounces: number) => React.ReactNode = textOf,
): PlanColumn {
  return {
    head,
    numeric: true,
    cell: (row) => textOf(row[field], row),
    sortBy: (row) => row[field],
    csv: (row) =>
      row.unit === 'tray' ? weightOrTrays('tray', row[field]) : roundTo(row[field], 1),
    csvHead: `${head} (oz)`,
    groupCell: (rows) =>
      rows.some((row) => row.unit !== 'tray') ? totalOf(dayTotals(rows)[field]) : null,
  };
}

function countColumn(head: string, field: 'trays' | 'packages' | 'bulk'): PlanColumn {
  return valueColumn(head, (row) => row[field], {
    numeric: true,
    cell: (row) => (
      <span
        data-none={(field !== 'trays' && row[field] === 0) || undefined}
        className={classes.count}
      >
        {formatNumber(row[field])}
      </span>
    ),
  });
}

/** What a harvest really brings, and under it what was planned where that differs. */
function ExpectedFigure(props: { readonly row: RealHarvestRow; readonly unit: WeightUnit }) {
  const { row } = props;
  const unit = row.unit ?? props.unit;
  const planned = plannedText(row, unit);
  return (
    <>
      {weightIn(unit, row.expectedOz)}
      {planned !== '' && <div className={classes.details}>{planned}</div>}
      {row.yieldAssumed && <AssumedYield varietyId={row.varietyId} name={row.varietyName} />}
    </>
  );
}
