import { DayRangeOnPaper } from '#ui/day-range/day-range-bar.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { DemandFilters } from './demand-filters.tsx';
import { DemandTable } from './demand-table.tsx';
import { demandNotes, scopeLabel } from './demand-text.ts';
import classes from './tray-demand.module.css';
import { useTrayDemand } from './use-tray-demand.ts';
import type { TrayDemandRow } from '#domain/reports/tray-demand.ts';
import { BarList } from '#ui/charts/bar-list.tsx';
import { formatTrays } from '#ui/format.ts';
import { SectionCard } from '#ui/page/section-card.tsx';
import { useVarietyColors } from '../use-variety-colors.ts';
import { varietyTrays } from './variety-trays.ts';

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

/** The trays of each variety, as a picture. */
function DemandChart({ rows }: { readonly rows: readonly TrayDemandRow[] }) {
  const colorOf = useVarietyColors();
  const varieties = varietyTrays(rows);
  if (varieties.length === 0) return null;
  return (
    <div className={classes.chart}>
      <SectionCard title="Trays per variety">
        <BarList
          label="Trays each variety needs. The table has the numbers by packaging."
          lines={varieties.map(({ varietyId, name, trays }) => ({
            key: varietyId,
            name,
            parts: [{ key: varietyId, value: trays, color: colorOf(varietyId) }],
            figure: formatTrays(trays),
          }))}
        />
      </SectionCard>
    </div>
  );
}
