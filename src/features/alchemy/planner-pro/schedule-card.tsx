import { PlanDate } from './plan-date.tsx';
import { useMemo } from 'react';
import type { DryerPlan, DryerDay } from '#domain/alchemy/simple-rule/dryer-plan.ts';
import { formatNumber, formatPercent } from '#ui/format.ts';
import type { RecordColumn } from '#ui/tables/record-column.ts';
import { RecordTable } from '#ui/tables/record-table.tsx';
import { capacityPercent } from './capacity-percent.ts';
import type { PlanLook } from './plan-look.ts';
import classes from './plan.module.css';
import { TraySlots } from './tray-slots.tsx';
import { VarietyChip } from './variety-chip.tsx';

/** The days of the dryers: how full they are, and with which varieties. */
export function ScheduleCard({
  plan,
  look,
}: {
  readonly plan: DryerPlan;
  readonly look: PlanLook;
}) {
  const { dailyCapacity, mostOnDay = dailyCapacity } = plan.stats;
  const columns = useMemo(() => columnsOf(mostOnDay, look), [mostOnDay, look]);
  return (
    <RecordTable
      title="Freeze-Dryer Schedule (per day)"
      label="Freeze-dryer schedule"
      columns={columns}
      records={plan.fdCycles}
      idOf={({ date }) => date}
      csvName="freeze-dryer-schedule.csv"
      empty={{ title: 'No freeze-dryer work scheduled in this window.' }}
    />
  );
}

function columnsOf(capacity: number, look: PlanLook): RecordColumn<DryerDay>[] {
  return [
    {
      head: 'Day',
      cell: ({ date }) => <PlanDate date={date} />,
      csv: ({ date }) => date,
    },
    {
      head: 'Tray slots',
      cell: (day) => <TraySlots day={day} capacity={capacity} look={look} />,
      wideOnly: true,
    },
    {
      head: 'Trays',
      numeric: true,
      cell: ({ totalTrays }) => (
        <span className={classes.date}>
          {formatNumber(totalTrays)}{' '}
          <span className={classes.unit}>of {formatNumber(capacity)}</span>
        </span>
      ),
      csv: ({ totalTrays }) => totalTrays,
    },
    {
      head: 'Used',
      numeric: true,
      cell: ({ totalTrays }) => formatPercent(capacityPercent(totalTrays, capacity)),
      csv: ({ totalTrays }) => capacityPercent(totalTrays, capacity),
    },
    {
      head: 'Varieties',
      cell: ({ assignments }) => (
        <span className={classes.chips}>
          {assignments.map(({ varietyId, trays }) => (
            <VarietyChip key={varietyId} varietyId={varietyId} trays={trays} look={look} />
          ))}
        </span>
      ),
      csv: ({ assignments }) =>
        assignments.map(({ varietyId, trays }) => `${look.name(varietyId)} ${trays}`).join(', '),
    },
  ];
}
