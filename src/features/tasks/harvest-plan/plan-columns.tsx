import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { sumOf } from '#domain/records/lists.ts';
import type { ReactNode } from 'react';
import { formatLongDay, formatNumber } from '#ui/format.ts';
import { HeldBadge } from '#ui/notices/held-badge.tsx';
import { type RecordColumn, valueColumn } from '#ui/tables/record-column.tsx';
import { dayTotal, type WeightField } from './day-totals.ts';
import classes from './harvest-plan.module.css';
import { LeftoverFigure, carriedOnText, carryText, leftoverText } from './leftover.tsx';
import { OrdersButton } from './orders-button.tsx';
import { PlanVarietyLink } from './plan-variety-link.tsx';
import { movedText, shortsText, plannedText, TraysButton } from './trays-button.tsx';
import { type RowUnit, type ShownHarvest, type WeightUnit, weightIn } from './weight-unit.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { AssumedYield } from '#ui/notices/assumed-yield.tsx';

type PlanColumn = RecordColumn<ShownHarvest>;

export interface HarvestPlanView {
  readonly today: IsoDate;
  readonly unit: WeightUnit;
  readonly onView: (row: ShownHarvest) => void;
  readonly onExplain: (row: ShownHarvest) => void;
}

/**
 * The columns of the plan, in the table with the totals of each day, and in the file. Who is short has a
 * column of its own while somebody is, and so has, in the file, from which day a harvest was moved.
 */
export function planColumns(
  { today, unit, onView, onExplain }: HarvestPlanView,
  { isShort, isMoved }: { readonly isShort: boolean; readonly isMoved: boolean },
): readonly PlanColumn[] {
  return [
    { head: 'Date', csv: ({ cutISO }) => cutISO },
    valueColumn('Variety', ({ varietyName }) => varietyName, {
      cell: (row) => (
        <>
          <PlanVarietyLink row={row} /> <HeldBadge isHeld={row.isHeld} />
          {details(movedText(row))}
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
    weightColumn('Demand', 'demandOz', unit, weightIn, (total) => <strong>{total}</strong>),
    weightColumn('Carry', 'carryUsedOz', unit, carryText),
    weightColumn('Net demand', 'netDemandOz', unit),
    {
      ...countColumn('Trays', 'trays'),
      cell: (row) => <TraysButton row={row} format={formatNumber} onExplain={onExplain} />,
      groupCell: (rows) => <strong>{formatNumber(dayTotal(rows, 'trays'))}</strong>,
    },
    {
      ...weightColumn('Expected', 'expectedOz', unit),
      cell: (row) => (
        <>
          {weightIn(row.expectedOz, row.unit)}
          {details(plannedText(row))}
          {row.yieldAssumed && <AssumedYield varietyId={row.varietyId} name={row.varietyName} />}
        </>
      ),
    },
    {
      ...weightColumn('Leftover', 'leftoverOz', unit, leftoverText),
      cell: (row) => (
        <>
          <LeftoverFigure row={row} />
          {details(carriedOnText(row))}
        </>
      ),
    },
    ...(isShort ? [SHORT_COLUMN] : []),
    countColumn('Packages', 'packages'),
    countColumn('Bulk', 'bulk'),
    valueColumn('Orders', ({ orderCount }) => orderCount, {
      numeric: true,
      cell: (row) => <OrdersButton row={row} onView={onView} />,
    }),
  ];
}

/** A second line of a cell; none without words. */
function details(words: string) {
  return words !== '' && <div className={classes.details}>{words}</div>;
}

/** The day a harvest was planned for, where it is cut on another one. */
function movedFrom({ cutISO, dateISO }: ShownHarvest): string {
  return cutISO === dateISO ? '' : dateISO;
}

const SHORT_COLUMN: PlanColumn = {
  head: 'Short',
  cell: ({ shorts, unit }) => <span className={classes.shorts}>{shortsText(shorts, unit)}</span>,
  sortBy: ({ shorts }) => (shorts.length === 0 ? null : sumOf(shorts.map(({ oz }) => oz))),
  csv: ({ shorts, unit }) => shortsText(shorts, unit === 'tray' ? 'tray' : 'oz'),
};

/** Shown in the chosen unit with its total of the day; in the file ounces with one decimal. Trays stand with their word. */
function weightColumn(
  head: string,
  field: WeightField,
  unit: WeightUnit,
  textOf: (ounces: number, unit: RowUnit) => string = weightIn,
  drawTotal: (total: string) => ReactNode = String,
): PlanColumn {
  return {
    head,
    numeric: true,
    cell: (row) => textOf(row[field], row.unit),
    sortBy: (row) => row[field],
    csv: (row) => (row.unit === 'tray' ? weightIn(row[field], 'tray') : roundTo(row[field], 1)),
    csvHead: `${head} (oz)`,
    groupCell: (rows) =>
      rows.some((row) => row.unit !== 'tray')
        ? drawTotal(textOf(dayTotal(rows, field), unit))
        : null,
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
