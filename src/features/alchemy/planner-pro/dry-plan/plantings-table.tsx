import type { AnsweredDryPlan } from '#state/react/answers/use-dry-plan.ts';
import { useMemo } from 'react';
import type { DryPlanting } from '#domain/dryer-plan/result/dry-plan.ts';
import type { DryPlanInput } from '#domain/dryer-plan/question/dry-plan-input.ts';
import { useDryPlantings } from '#state/react/answers/use-dry-plantings.ts';
import { formatNumber } from '#ui/format.ts';
import type { RecordColumn } from '#ui/tables/record-column.tsx';
import { RecordTable } from '#ui/tables/record-table.tsx';
import { planDateColumn } from '../plan-date.tsx';
import { proposedLoads } from './accept-dry-plan.ts';

/**
 * What is planted for the dryers beside what is planted anyway: the trays of the plan at once, and what the
 * whole farm plants more, or less, as soon as that is worked out.
 */
export function PlantingsTable(props: AnsweredDryPlan & { readonly isRunning: boolean }) {
  const { plan, question, isRunning } = props;
  const loads = useMemo(() => (isRunning ? null : proposedLoads(plan)), [plan, isRunning]);
  const told = useDryPlantings(loads, plan.kept);
  const plantings = useMemo(
    () =>
      told?.map(({ dateISO, varietyId, delta }) => ({ dateISO, varietyId, trays: delta })) ??
      plan.plantings,
    [told, plan],
  );
  const columns = useMemo(() => plantingColumns(question), [question]);
  return (
    <RecordTable
      title="What to plant"
      label="Plantings for the dryers"
      columns={columns}
      records={plantings}
      idOf={({ dateISO, varietyId }) => `${dateISO} ${varietyId}`}
      csvName="dryer-plantings.csv"
      empty={{ title: 'No plantings for the dryers' }}
    />
  );
}

function plantingColumns({ varieties }: DryPlanInput): RecordColumn<DryPlanting>[] {
  const nameOf = ({ varietyId }: DryPlanting) =>
    varieties.find(({ id }) => id === varietyId)?.name ?? varietyId;
  return [
    planDateColumn('Day', ({ dateISO }) => dateISO),
    { head: 'Variety', cell: nameOf, csv: nameOf },
    {
      head: 'Trays',
      numeric: true,
      // Fewer, where a tray of the plan leaves over what another harvest would have been planted for.
      cell: ({ trays }) => `${trays < 0 ? '−' : ''}${formatNumber(Math.abs(trays))}`,
      csv: ({ trays }) => trays,
    },
  ];
}
