import { GoToOrders } from '#ui/page/go-to-orders.tsx';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { listedHarvests } from '#domain/reports/listed-harvests.ts';
import type { IsoSpan } from '#domain/calendar/iso-date.ts';
import { selectSupplyLedger } from '#state/selectors/supply.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { useIsDayOnly } from '#state/react/sharing/use-is-day-only.ts';
import { CsvButton } from '#ui/csv/csv-button.tsx';
import { OpenedFor, useDialogTarget } from '#ui/dialogs/lazy-dialog.tsx';
import { dayRangeLabel } from '#ui/day-range/day-range.ts';
import { EmptyState, PageHeader } from '#ui/page/page-parts.tsx';
import { useFitsWideTable } from '#ui/page/screen-kind.ts';
import { csvRows } from '#ui/tables/record-column.tsx';
import { RecordGrid } from '#ui/tables/record-grid.tsx';
import { useRecordSorting } from '#ui/tables/record-sorting.ts';
import { ContributionsDialog } from './contributions-dialog.tsx';
import { HarvestPlanCards } from './harvest-plan-cards.tsx';
import { HarvestPlanToolbar } from './harvest-plan-toolbar.tsx';
import classes from './harvest-plan.module.css';
import { readRange } from './harvest-range.ts';
import { planColumns } from './plan-columns.tsx';
import { ShortStrip } from './short-strip.tsx';
import { TraysReasonDialog } from './trays-reason-dialog.tsx';
import { weightUnitOf, type ShownHarvest, type WeightUnit } from './weight-unit.ts';
import { formatHead } from '#ui/format-weights.ts';
import { Card } from '#ui/kit/card.tsx';

const ROW_HEIGHT = 35;

const BY_DAY = { groupOf: ({ cutISO }: ShownHarvest) => cutISO };

const GRID = {
  ...BY_DAY,
  idOf: ({ dateISO, varietyId }: ShownHarvest) => `${dateISO}|${varietyId}`,
  className: classes.table,
  rowHeight: ROW_HEIGHT,
};

export function HarvestPlanPage() {
  const [query, setQuery] = useSearchParams();
  const today = useToday();
  const isDayOnly = useIsDayOnly();
  const asTable = useFitsWideTable();
  const range = readRange(query, today);
  const unit = weightUnitOf(query);
  const rows = useShownHarvests(range, unit);
  const { onView, onExplain, dialogs } = useHarvestDialogs();
  const view = useMemo(
    () => ({ today, unit, onView, onExplain }),
    [today, unit, onView, onExplain],
  );
  const columns = useMemo(() => planColumns(view, rareColumns(rows)), [view, rows]);
  const sort = useRecordSorting(rows, columns, BY_DAY);
  return (
    <>
      <PageHeader
        title="Harvest Plan"
        actions={
          <>
            <HarvestPlanToolbar
              range={range}
              unit={unit}
              today={today}
              onRange={(next) => setQuery({ ...next, unit }, { replace: true })}
              onUnit={(next) => setQuery({ ...range, unit: next }, { replace: true })}
            />
            {!isDayOnly && (
              <CsvButton
                fileName={`harvest-plan-${range.from}.csv`}
                rows={() => csvRows(columns, sort.records)}
              />
            )}
          </>
        }
      />
      <ShortStrip />
      <p className={classes.onPaper}>
        {dayRangeLabel(range)}, {formatHead(`weights in ${unit}`)}
      </p>
      {rows.length === 0 ? (
        <NoDemand />
      ) : asTable ? (
        <Card padding={0}>
          <RecordGrid
            label="Harvest plan"
            columns={columns}
            records={sort.records}
            sort={sort}
            {...GRID}
          />
        </Card>
      ) : (
        <HarvestPlanCards {...view} rows={rows} />
      )}
      {dialogs}
    </>
  );
}

/** The harvests of some days, with who is short. */
function useShownHarvests({ from, to }: IsoSpan, unit: WeightUnit): readonly ShownHarvest[] {
  const today = useToday();
  const farm = useFarm((whole) => whole);
  const ledger = useFarm((whole) => selectSupplyLedger(whole, today));
  const listed = useMemo(
    () => listedHarvests(farm, ledger, today, { from, to }),
    [farm, ledger, today, from, to],
  );
  return useMemo(() => listed.map((row) => ({ ...row, unit: row.unit ?? unit })), [listed, unit]);
}

/** For whom a harvest is, and why it has so many trays. */
function useHarvestDialogs() {
  const viewed = useDialogTarget<ShownHarvest>();
  const explained = useDialogTarget<ShownHarvest>();
  const dialogs = (
    <>
      <OpenedFor dialog={viewed}>
        {(shown, row) => <ContributionsDialog {...shown} row={row} />}
      </OpenedFor>
      <OpenedFor dialog={explained}>
        {(shown, row) => <TraysReasonDialog {...shown} row={row} />}
      </OpenedFor>
    </>
  );
  return { onView: viewed.open, onExplain: explained.open, dialogs };
}

/** Which of the columns that are mostly empty are of use. */
function rareColumns(rows: readonly ShownHarvest[]) {
  return {
    isShort: rows.some(({ shorts }) => shorts.length > 0),
    isMoved: rows.some(({ cutISO, dateISO }) => cutISO !== dateISO),
  };
}

function NoDemand() {
  const isDayOnly = useIsDayOnly();
  return (
    <EmptyState
      title="No harvest demand within this range."
      hint="Harvests come from orders: each delivery gets a harvest with the trays it needs."
      action={!isDayOnly && <GoToOrders />}
    />
  );
}
