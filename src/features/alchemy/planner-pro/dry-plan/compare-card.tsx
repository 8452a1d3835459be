import { useMemo } from 'react';
import { compareWithSimpleRule } from '#domain/dryer-plan/result/compare-with-simple-rule.ts';
import type { AnsweredDryPlan } from '#state/react/answers/use-dry-plan.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { selectDryerPlanInput } from '#state/selectors/dryer-plan-input.ts';
import { formatNumber } from '#ui/format.ts';
import { amountColumn, type RecordColumn, UNSORTED } from '#ui/tables/record-column.tsx';
import { RecordTable } from '#ui/tables/record-table.tsx';

interface ComparedFigure {
  readonly name: string;
  readonly plan: number;
  readonly rule: number;
}

const FIGURES = [
  ['Orders', 'orders'],
  ['Orders late', 'lateOrders'],
  ['Trays to grow', 'trays'],
  ['Trays late', 'lateTrays'],
  ['Loads to run', 'loads'],
  ['Score (lower is better)', 'points'],
] as const;

const COLUMNS: readonly RecordColumn<ComparedFigure>[] = [
  { head: 'Compared', isRowHead: true, cell: ({ name }) => name, csv: ({ name }) => name },
  amountColumn('This plan', ({ plan }) => plan, formatNumber, UNSORTED),
  amountColumn('Simple rule', ({ rule }) => rule, formatNumber, UNSORTED),
];

/** The plan beside what the simple rule makes of the same orders, carried out on the same dryers. */
export function CompareCard({ plan, question }: AnsweredDryPlan) {
  const today = useToday();
  const input = useFarm((farm) => selectDryerPlanInput(farm, today));
  const figures = useMemo((): readonly ComparedFigure[] => {
    const both = compareWithSimpleRule(input, question, plan);
    return FIGURES.map(([name, of]) => ({ name, plan: both.plan[of], rule: both.rule[of] }));
  }, [input, question, plan]);
  return (
    <RecordTable
      title="Compared with the simple rule"
      label="This plan and the simple rule"
      columns={COLUMNS}
      records={figures}
      idOf={({ name }) => name}
      csvName="dryer-comparison.csv"
    />
  );
}
