import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { listedHarvests } from '#domain/reports/listed-harvests.ts';
import type { ListedHarvest } from '#domain/reports/listed-harvests.ts';
import { selectSupplyLedger } from '#state/selectors/supply.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { useIsDayOnly } from '#state/react/sharing/use-is-day-only.ts';
import { CsvButton } from '#ui/csv/csv-button.tsx';
import { OpenedFor } from '#ui/dialogs/opened-for.tsx';
import { useDialogTarget } from '#ui/dialogs/use-dialog-target.ts';
import { dayRangeLabel } from '#ui/day-range/day-range.ts';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { routePaths } from '#ui/route-paths.ts';
import { useFitsWideTable } from '#ui/page/use-fits-wide-table.ts';
import { csvRows } from '#ui/tables/record-column.ts';
import { RecordGrid } from '#ui/tables/record-grid.tsx';
import { useRecordSorting } from '#ui/tables/use-record-sorting.ts';
import { ContributionsDialog } from './contributions-dialog.tsx';
import { HarvestPlanCards } from './harvest-plan-cards.tsx';
import { HarvestPlanToolbar } from './harvest-plan-toolbar.tsx';
import classes from './harvest-plan.module.css';
import { readRange } from './harvest-range.ts';
import { planColumns } from './plan-columns.tsx';
import { ShortStrip } from './short-strip.tsx';
import { TraysReasonDialog } from './trays-reason-dialog.tsx';
import { weightUnitOf } from './weight-unit.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';

/** Usual height of a row. */
const ROW_HEIGHT = 35;

const BY_DAY = { groupOf: ({ cutISO }: ListedHarvest) => cutISO };

/** What is cut on which day, for whom, and what is left over. */
export function HarvestPlanPage() {
  const [query, setQuery] = useSearchParams();
  const today = useToday();
  const isDayOnly = useIsDayOnly();
  const farm = useFarm((whole) => whole);
  const asTable = useFitsWideTable();
  const [viewed, setViewed] = useState<ListedHarvest | null>(null);
  const [viewing, setViewing] = useState(false);
  const explained = useDialogTarget<ListedHarvest>();
  const { open: explain } = explained;
  const range = readRange(query, today);
  const unit = weightUnitOf(query);
  const { from, to } = range;
  const ledger = useFarm((whole) => selectSupplyLedger(whole, today));
  const rows = useMemo(
    () => listedHarvests(farm, ledger, today, { from, to }),
    [farm, ledger, today, from, to],
  );
  const isShort = rows.some(({ shorts }) => shorts.length > 0);
  const view = useMemo(
    () => ({
      today,
      unit,
      onView: (row: ListedHarvest) => {
        setViewed(row);
        setViewing(true);
      },
      onExplain: explain,
    }),
    [today, unit, explain],
  );
  const isMoved = rows.some(({ cutISO, dateISO }) => cutISO !== dateISO);
  const columns = useMemo(() => planColumns(view, { isShort, isMoved }), [view, isShort, isMoved]);
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
                fileName={`harvest-plan-${from}.csv`}
                rows={() => csvRows(columns, sort.records)}
              />
            )}
          </>
        }
      />
      <ShortStrip />
      <p className={classes.onPaper}>
        {dayRangeLabel(range)}, weights in {unit}
      </p>
      {rows.length === 0 ? (
        <EmptyState
          title="No harvest demand within this range."
          hint="Harvests come from orders: each delivery gets a harvest with the trays it needs."
          action={
            !isDayOnly && (
              <Button component={Link} to={routePaths.orders}>
                Go to orders
              </Button>
            )
          }
        />
      ) : asTable ? (
        <Card padding={0}>
          <RecordGrid
            label="Harvest plan"
            columns={columns}
            records={sort.records}
            sort={sort}
            {...BY_DAY}
            idOf={({ dateISO, varietyId }) => `${dateISO}|${varietyId}`}
            className={classes.table}
            rowHeight={ROW_HEIGHT}
          />
        </Card>
      ) : (
        <HarvestPlanCards {...view} rows={rows} />
      )}
      <ContributionsDialog
        opened={viewing}
        row={viewed}
        unit={unit}
        onClose={() => setViewing(false)}
      />
      <OpenedFor dialog={explained}>
        {(shown, row) => <TraysReasonDialog {...shown} row={row} />}
      </OpenedFor>
    </>
  );
}
