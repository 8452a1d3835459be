import { Tooltip, VisuallyHidden } from '@mantine/core';
import { useMemo } from 'react';
import type { DryerPlanPlanting, TraysOfDay } from '#domain/alchemy/simple-rule/dryer-plan.ts';
import { type RecordColumn, amountColumn, UNSORTED } from '#ui/tables/record-column.tsx';
import { RecordTable } from '#ui/tables/record-table.tsx';
import type { PlanLook } from './plan-look.ts';
import { UnstyledButton } from '#ui/kit/unstyled-button.tsx';
import { planDateColumn } from './plan-date.tsx';
import { LegendDot } from '#ui/charts/chart-legend.tsx';
import { formatNumber } from '#ui/format.ts';
import classes from './plan.module.css';

export function PlantingsCard(props: {
  readonly plantings: readonly DryerPlanPlanting[];
  readonly look: PlanLook;
}) {
  const { plantings, look } = props;
  const columns = useMemo(() => columnsOf(look), [look]);
  return (
    <RecordTable
      title="Plantings (piggybacked ±2 days)"
      label="Plantings"
      columns={columns}
      records={plantings}
      idOf={({ date, varietyId, source }) => `${date} ${varietyId} ${source}`}
      csvName="pro-plantings.csv"
      empty={{ title: 'No plantings in this window.' }}
    />
  );
}

function columnsOf(look: PlanLook): RecordColumn<DryerPlanPlanting>[] {
  return [
    ...dryerPlanColumns<DryerPlanPlanting>(look),
    {
      head: 'Source',
      cell: ({ source, orderIds }) => (
        <Tooltip
          label={`For ${orderIds.join(', ')} (${source})`}
          multiline
          events={{ hover: true, focus: true, touch: true }}
        >
          <UnstyledButton className={`${classes.source} ${classes.hinted}`}>
            {source === 'new' ? 'new' : 'added to another planting'}
            <VisuallyHidden>{` for ${orderIds.join(', ')}`}</VisuallyHidden>
          </UnstyledButton>
        </Tooltip>
      ),
      csv: ({ source }) => source,
    },
  ];
}

/** When what is cut: on a Thursday or Friday where that can be. */
export function HarvestsCard(props: {
  readonly harvests: readonly TraysOfDay[];
  readonly look: PlanLook;
}) {
  const { harvests, look } = props;
  const columns = useMemo(() => dryerPlanColumns<TraysOfDay>(look), [look]);
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

function dryerPlanColumns<R extends TraysOfDay>(look: PlanLook): readonly RecordColumn<R>[] {
  return [
    planDateColumn('Date', ({ date }) => date),
    {
      head: 'Variety',
      cell: ({ varietyId }) => <VarietyName varietyId={varietyId} look={look} />,
      csv: ({ varietyId }) => look.name(varietyId),
    },
    amountColumn('Trays', ({ trays }) => trays, formatNumber, UNSORTED),
  ];
}

function VarietyName(props: { readonly varietyId: string; readonly look: PlanLook }) {
  return (
    <span className={classes.variety}>
      <LegendDot color={props.look.color(props.varietyId)} />
      {props.look.name(props.varietyId)}
    </span>
  );
}
