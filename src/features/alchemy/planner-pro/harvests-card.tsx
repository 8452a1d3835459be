import { useMemo } from 'react';
import type { DryerPlanHarvest } from '#domain/alchemy/simple-rule/dryer-plan.ts';
import { RecordTable } from '#ui/tables/record-table.tsx';
import { dryerPlanColumns } from './dryer-plan-columns.tsx';
import type { PlanLook } from './plan-look.ts';

/** When what is cut: on a Thursday or Friday where that can be. */
export function HarvestsCard(props: {
  readonly harvests: readonly DryerPlanHarvest[];
  readonly look: PlanLook;
}) {
  const { harvests, look } = props;
  const columns = useMemo(() => dryerPlanColumns<DryerPlanHarvest>(look), [look]);
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
