import { Card, Table, VisuallyHidden } from '@mantine/core';
import { shortDayLabel } from '#domain/calendar/day-label.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { CapacityDay } from '#domain/capacity/capacity-days.ts';
import { DayStatus } from './day-status.tsx';
import { RACK_COLORS, germinationUse, growUse } from './day-use.ts';
import type { RackUse } from './day-use.ts';
import { PercentUsed, SlotsUsed, UseBar } from './rack-use.tsx';
import classes from './capacity.module.css';

export interface CapacityViewProps {
  readonly days: readonly CapacityDay[];
  readonly today: IsoDate;
}

/** How full the racks are, a row per day. */
export function CapacityTable({ days, today }: CapacityViewProps) {
  return (
    <Card padding={0} className={classes.tableCard}>
      <Table className={classes.table} aria-label="Rack utilization by day">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Date</Table.Th>
            <UseHeads kind="Germination" />
            <UseHeads kind="Grow" />
            <Table.Th>Status</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {days.map((day) => (
            <Table.Tr key={day.dateISO}>
              <Table.Th
                scope="row"
                className={classes.date}
                data-today={day.dateISO === today || undefined}
              >
                {shortDayLabel(day.dateISO)}
              </Table.Th>
              <UseCells use={germinationUse(day)} color={RACK_COLORS.germination} />
              <UseCells use={growUse(day)} color={RACK_COLORS.grow} />
              <Table.Td>
                <DayStatus day={day} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}

function UseHeads({ kind }: { readonly kind: string }) {
  return (
    <>
      <Table.Th ta="right">{kind}</Table.Th>
      <Table.Th>
        <div className={classes.percent}>
          <VisuallyHidden>{kind} </VisuallyHidden>Used
        </div>
      </Table.Th>
    </>
  );
}

function UseCells({ use, color }: { readonly use: RackUse; readonly color: string }) {
  return (
    <>
      <Table.Td ta="right">
        <SlotsUsed use={use} />
      </Table.Td>
      <Table.Td>
        <div className={classes.used}>
          <div className={classes.percent}>
            <PercentUsed use={use} />
          </div>
          <UseBar use={use} color={color} />
        </div>
      </Table.Td>
    </>
  );
}
