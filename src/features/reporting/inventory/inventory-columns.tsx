import { inUnit } from '#domain/tell/read-digits.ts';
import { seedUnit } from '#ui/format-weights.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { reorderWord, type InventoryLine } from '#domain/reports/inventory-line.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { unitLabel } from '#domain/units/unit.ts';
import { formatCount, formatDay, formatNumber } from '#ui/format.ts';
import {
  amountColumn,
  type RecordColumn,
  UNSORTED,
  valueColumn,
} from '#ui/tables/record-column.tsx';
import { OrderLink } from '#ui/page/order-link.tsx';
import classes from './inventory.module.css';
import { runOutOf } from './run-out.ts';
import { MaterialName } from './stock-name.tsx';
import { Badge } from '#ui/kit/badge.tsx';

/** What comes first when the most urgent stands on top. */
const REORDER_PLACES = { yes: 0, no: 1, 'no level': 2 } as const;

/** The columns of the snapshot. Files hold 4 decimals, the screen what a grower can count. */
export function inventoryColumns(today: IsoDate): readonly RecordColumn<InventoryLine>[] {
  return [
    valueColumn('Material', ({ name }) => name, { cell: (line) => <MaterialName line={line} /> }),
    valueColumn('Runs out', ({ runOutISO }) => runOutISO, {
      cell: (line) => <RunsOut line={line} today={today} />,
    }),
    { head: 'Unit', cell: unitOf, csv: (line) => (line.inVault ? seedUnit() : line.unit) },
    {
      head: 'On hand',
      numeric: true,
      cell: (line) => <OnHand qty={inFarm(line, line.onHand)} />,
      csv: (line) => inFarm(line, line.onHand),
    },
    weekly('Planned per week', ({ plannedWeekly }) => plannedWeekly),
    weekly('Weekly use', ({ weeklyConsumption }) => weeklyConsumption),
    amountColumn(
      'Weeks to runout',
      ({ weeksUntilRunout }) => weeksUntilRunout,
      (weeks) => formatNumber(weeks, 1),
    ),
    {
      head: 'Reorder',
      cell: (line) => <Reorder line={line} />,
      csv: reorderWord,
      sortBy: (line) => REORDER_PLACES[reorderWord(line)],
    },
  ];
}

function weekly(head: string, of: (line: InventoryLine) => number | null) {
  return amountColumn<InventoryLine>(head, (line) => inFarm(line, of(line)), amount, UNSORTED);
}

function RunsOut({ line, today }: { readonly line: InventoryLine; readonly today: IsoDate }) {
  const runOut = runOutOf(line, today);
  if (runOut === null) {
    return line.plannedWeekly === null || line.plannedWeekly === 0 ? '—' : 'covered';
  }
  return (
    <span className={classes.runsOut} data-level={runOut.level}>
      {formatDay(runOut.dateISO)}
      <span className={classes.days}>{formatCount(runOut.days, 'day')}</span>
    </span>
  );
}

function OnHand({ qty }: { readonly qty: number }) {
  return <span className={qty < 0 ? classes.soon : undefined}>{amount(qty)}</span>;
}

function Reorder({ line }: { readonly line: InventoryLine }) {
  const { reorderUrl, name } = line;
  const word = reorderWord(line);
  return (
    <span className={classes.reorder}>
      {word === 'yes' && <Badge color="yellow">yes</Badge>}
      {word === 'no' && 'no'}
      {word === 'no level' && <span className={classes.noLevel}>no level</span>}
      {reorderUrl !== null && <OrderLink name={name} url={reorderUrl} className={classes.shop} />}
    </span>
  );
}

function unitOf({ inVault, unit }: InventoryLine): string {
  return inVault ? seedUnit() : unitLabel(unit);
}

/** An amount as it is read: seed of the vault as the farm weighs it, anything else in its own unit. */
function inFarm<V extends number | null>({ inVault }: InventoryLine, value: V): V;
function inFarm({ inVault }: InventoryLine, value: number | null): number | null {
  return value !== null && inVault && seedUnit() === 'kg'
    ? roundTo(inUnit(value, 'lb', 'kg'), 4)
    : value;
}

/** At most 2 decimals, none where they say nothing. */
function amount(value: number): string {
  const rounded = roundTo(value, 2);
  const decimals = [0, 1].find((few) => roundTo(rounded, few) === rounded);
  return formatNumber(rounded, decimals ?? 2);
}
