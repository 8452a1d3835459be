import { DayRangeOnPaper } from '#ui/day-range/day-range-bar.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { DemandChart } from './demand-chart.tsx';
import { DemandFilters } from './demand-filters.tsx';
import { DemandTable } from './demand-table.tsx';
import { demandNotes, scopeLabel } from './demand-text.ts';
import classes from './tray-demand.module.css';
import { useTrayDemand } from './use-tray-demand.ts';

/** Trays that expected sales need. */
export function TrayDemandPage() {
  const view = useTrayDemand();
  return (
    <>
      <PageHeader title="Tray Demand Report" />
      <DayRangeOnPaper range={view.range} />
      <p className={classes.onPaper}>{scopeLabel(view.scope, view.markets)}</p>
      <DemandFilters view={view} />
      <DemandChart rows={view.demand.rows} />
      <DemandTable demand={view.demand} range={view.range} />
      <p className={classes.notes}>{demandNotes(view.demand.rows)}</p>
    </>
  );
}
