import { useMemo } from 'react';
import type { DryerPlanHarvest } from '#domain/alchemy/dryer-plan/dryer-plan.ts';
import { shortDayLabel } from '#domain/calendar/day-label.ts';
import { formatNumber } from '#ui/format.ts';
import type { RecordColumn } from '#ui/tables/record-column.ts';
import { RecordTable } from '#ui/tables/record-table.tsx';
import type { PlanLook } from './plan-look.ts';
import classes from './plan.module.css';
import { VarietyName } from './variety-name.tsx';

/** When what is cut: on a Thursday or Friday where that can be. */
export function HarvestsCard(props: {
  readonly harvests: readonly DryerPlanHarvest[];
  readonly look: PlanLook;
}) {
  const { harvests, look } = props;
  const columns = useMemo(() => columnsOf(look), [look]);
  return (
    <RecordTable
      title="Harvests (Thu/Fri targeted)"
      label="Harvests"
      columns={columns}
      records={harvests}
      idOf={({ date, varietyId }) => `${date} ${varietyId}`}
      csvName="pro-harvests.csv"
      empty={{ title: 'No harvests in this window.' }}
    />
  );
}

function columnsOf(look: PlanLook): RecordColumn<DryerPlanHarvest>[] {
  return [
    {
      head: 'Date',
      cell: ({ date }) => <span className={classes.date}>{shortDayLabel(date)}</span>,
      csv: ({ date }) => date,
    },
    {
      head: 'Variety',
      cell: ({ varietyId }) => <VarietyName varietyId={varietyId} look={look} />,
      csv: ({ varietyId }) => look.name(varietyId),
    },
    {
      head: 'Trays',
      numeric: true,
      cell: ({ trays }) => formatNumber(trays),
      csv: ({ trays }) => trays,
    },
  ];
}
