import type { AnsweredDryPlan } from '#state/react/answers/use-dry-plan.ts';
import { useMemo } from 'react';
import { SPACE_NAMES } from '#domain/capacity/space-use.ts';
import type {
  DryPlan,
  DryPlanLoad,
  DryPlanting,
  DryRoomRow,
  FreshCut,
} from '#domain/dryer-plan/result/dry-plan.ts';
import type { DryPlanInput } from '#domain/dryer-plan/question/dry-plan-input.ts';
import { loadGoodsText } from '#domain/dryer-plan/result/dry-plan-text.ts';
import { formatNumber } from '#ui/format.ts';
import { amountColumn, type RecordColumn, UNSORTED } from '#ui/tables/record-column.tsx';
import { RecordTable } from '#ui/tables/record-table.tsx';
import { planDateColumn } from '../plan-date.tsx';
import classes from '../plan.module.css';
import { useDryPlantings } from '#state/react/answers/use-dry-plantings.ts';
import { proposedLoads } from './accept-dry-plan.ts';

const ROOM_COLUMNS: readonly RecordColumn<DryRoomRow>[] = [
  planDateColumn('Day', ({ dateISO }) => dateISO),
  { head: 'Space', cell: ({ kind }) => SPACE_NAMES[kind], csv: ({ kind }) => SPACE_NAMES[kind] },
  amountColumn('Needed', ({ need }) => need, formatNumber, UNSORTED),
  amountColumn('Available', ({ have }) => have, formatNumber, UNSORTED),
];

export function DryPlanTables({ plan, question }: AnsweredDryPlan) {
  const loads = useMemo(() => loadColumns(question), [question]);
  const fresh = useMemo(() => freshColumns(question), [question]);
  return (
    <>
      <RecordTable
        title="Loads"
        label="Dryer loads"
        columns={loads}
        records={plan.loads}
        idOf={({ dryerId, startISO }) => `${startISO} ${dryerId}`}
        csvName="dryer-loads.csv"
        empty={{ title: 'No dryer loads' }}
      />
      {plan.fresh.length > 0 && (
        <RecordTable
          title="Harvest fresh"
          label="Fresh harvests"
          columns={fresh}
          records={plan.fresh}
          idOf={({ cutISO, itemId, dueISO }) => `${cutISO} ${itemId} ${dueISO}`}
          csvName="fresh-cuts.csv"
        />
      )}
    </>
  );
}

export function RoomTable({ room }: Pick<DryPlan, 'room'>) {
  if (room.length === 0) return null;
  return (
    <RecordTable
      title="Days over capacity with this plan"
      label="Days over capacity"
      columns={ROOM_COLUMNS}
      records={room}
      idOf={({ dateISO, kind }) => `${dateISO} ${kind}`}
      csvName="dryer-room.csv"
    />
  );
}

function loadColumns({ dryers, items }: DryPlanInput): RecordColumn<DryPlanLoad>[] {
  const dryerOf = (load: DryPlanLoad) => dryers.find(({ id }) => id === load.dryerId);
  const nameOf = (itemId: string) => items.find(({ id }) => id === itemId)?.name ?? itemId;
  const words = ({ lines }: DryPlanLoad) => loadGoodsText(lines, nameOf);
  const shelves = (load: DryPlanLoad) => load.lines.reduce((sum, line) => sum + line.shelves, 0);
  return [
    planDateColumn('Start', ({ startISO }) => startISO),
    {
      head: 'Dryer',
      cell: (load) => <OneLine>{dryerOf(load)?.label ?? load.dryerId}</OneLine>,
      csv: (load) => dryerOf(load)?.label ?? load.dryerId,
    },
    { head: 'Trays', cell: words, csv: words },
    {
      head: 'Shelves',
      numeric: true,
      cell: (load) => <OneLine>{`${shelves(load)} of ${dryerOf(load)?.shelves ?? 0}`}</OneLine>,
      csv: shelves,
    },
    planDateColumn('Ready', ({ readyISO }) => readyISO),
  ];
}

/** A name or a number that is read in one go, however many trays stand beside it. */
function OneLine({ children }: { readonly children: string }) {
  return <span className={classes.date}>{children}</span>;
}

function freshColumns({ items }: DryPlanInput): RecordColumn<FreshCut>[] {
  const nameOf = ({ itemId }: FreshCut) => items.find(({ id }) => id === itemId)?.name ?? itemId;
  return [
    planDateColumn('Harvest', ({ cutISO }) => cutISO),
    { head: 'Item', cell: nameOf, csv: nameOf },
    amountColumn('Trays', ({ trays }) => trays, formatNumber, UNSORTED),
    planDateColumn('Due', ({ dueISO }) => dueISO),
  ];
}

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
