import { Badge, Card, Table } from '@mantine/core';
import { useMemo } from 'react';
import { dayLabel } from '#domain/calendar/day-label.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { HarvestPlanRow } from '#domain/reports/harvest-plan.ts';
import { formatNumber } from '#ui/format.ts';
import { VirtualRows } from '#ui/tables/virtual-rows.tsx';
import classes from './harvest-plan.module.css';
import { LeftoverFigure } from './leftover-figure.tsx';
import { carryText, leftoverText } from './leftover.ts';
import { OrdersButton } from './orders-button.tsx';
import { planLines } from './plan-days.ts';
import type { PlanDay } from './plan-days.ts';
import { PlanVarietyLink } from './plan-variety-link.tsx';
import { weightIn } from './weight-unit.ts';
import type { WeightUnit } from './weight-unit.ts';

export interface PlanViewProps {
  readonly days: readonly PlanDay[];
  readonly today: IsoDate;
  readonly unit: WeightUnit;
  readonly onView: (row: HarvestPlanRow) => void;
}

const heads = [
  'Demand',
  'Carry',
  'Net demand',
  'Trays',
  'Expected',
  'Leftover',
  'Packages',
  'Bulk',
];

/** The plan as a table: a head per day with its totals, a row per variety. */
export function HarvestPlanTable({ days, today, unit, onView }: PlanViewProps) {
  const lines = useMemo(() => planLines(days), [days]);
  return (
    <Card padding={0}>
      <Table className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Variety</Table.Th>
            {heads.map((head) => (
              <Table.Th key={head} ta="right">
                {head}
              </Table.Th>
            ))}
            <Table.Th ta="right">Orders</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <VirtualRows
          rows={lines}
          rowHeight={35}
          columns={10}
          renderRow={(line) =>
            line.kind === 'day' ? (
              <DayRow
                key={line.day.dateISO}
                day={line.day}
                isToday={line.day.dateISO === today}
                unit={unit}
              />
            ) : (
              <VarietyRow
                key={`${line.row.dateISO}|${line.row.varietyId}`}
                row={line.row}
                unit={unit}
                onView={onView}
              />
            )
          }
        />
      </Table>
    </Card>
  );
}

function DayRow(props: {
  readonly day: PlanDay;
  readonly isToday: boolean;
  readonly unit: WeightUnit;
}) {
  const { day, unit } = props;
  const { totals } = day;
  return (
    <Table.Tr className={classes.day}>
      <Table.Th scope="rowgroup">
        {dayLabel(day.dateISO)} {props.isToday && <Badge>Today</Badge>}
      </Table.Th>
      <Table.Td ta="right">
        <strong>{weightIn(unit, totals.demandOz)}</strong>
      </Table.Td>
      <Table.Td ta="right">{carryText(totals.carryUsedOz, unit)}</Table.Td>
      <Table.Td ta="right">{weightIn(unit, totals.netDemandOz)}</Table.Td>
      <Table.Td ta="right">
        <strong>{formatNumber(totals.trays)}</strong>
      </Table.Td>
      <Table.Td ta="right">{weightIn(unit, totals.expectedOz)}</Table.Td>
      <Table.Td ta="right">{leftoverText(totals.leftoverOz, unit)}</Table.Td>
      <Table.Td colSpan={3} />
    </Table.Tr>
  );
}

function VarietyRow(props: {
  readonly row: HarvestPlanRow;
  readonly unit: WeightUnit;
  readonly onView: (row: HarvestPlanRow) => void;
}) {
  const { row, unit } = props;
  return (
    <Table.Tr>
      <Table.Td>
        <PlanVarietyLink row={row} />
      </Table.Td>
      <Table.Td ta="right">{weightIn(unit, row.demandOz)}</Table.Td>
      <Table.Td ta="right">{carryText(row.carryUsedOz, unit)}</Table.Td>
      <Table.Td ta="right">{weightIn(unit, row.netDemandOz)}</Table.Td>
      <Table.Td ta="right">{formatNumber(row.trays)}</Table.Td>
      <Table.Td ta="right">{weightIn(unit, row.expectedOz)}</Table.Td>
      <Table.Td ta="right">
        <LeftoverFigure leftoverOz={row.leftoverOz} unit={unit} />
      </Table.Td>
      <Table.Td ta="right" data-none={row.packages === 0 || undefined}>
        {formatNumber(row.packages)}
      </Table.Td>
      <Table.Td ta="right" data-none={row.bulk === 0 || undefined}>
        {formatNumber(row.bulk)}
      </Table.Td>
      <Table.Td ta="right">
        <OrdersButton row={row} onView={props.onView} />
      </Table.Td>
    </Table.Tr>
  );
}
